export { JobEvents } from './management/job-management.repository.ts';
export {
  FoundJobsModule,
  JobManagementModule,
  JobSearchModule,
  JobSearchWorkerModule,
  PublicJobsModule,
} from './jobs.module.ts';
export { JobQuestionsRepository, type JobQuestionRecord } from './reading/job-questions.repository.ts';
export { JobClosedError, JobNotFoundError, PublicJobsService } from './reading/public-jobs.service.ts';
export { type JobCardRecord, jobCardColumns, jobTables } from './reading/job.sql.ts';
export { toJobFacts, toJobSummary } from './reading/job.response.ts';
export { contentColumns, type JobContent, type QuestionContent, toDatabaseJson } from './writing/job-content.sql.ts';
export { questionOf, slugWordsOf, tagsOf, textsOf, titleOf } from './writing/job-texts.parser.ts';
export { lockJobWriting, saveLookups, replaceQuestions } from './writing/job-writing.repository.ts';
export { placesOf, salaryOf } from './writing/job-facts.parser.ts';
export { placeKey } from './search/searchable-jobs.repository.ts';
export { FoundJobs } from './search/found-jobs.service.ts';
export { filterLabel } from './search/search-filters.texts.ts';
export { JobSearch } from './search/job-search.service.ts';
export { rebuildJobIndex, refreshJobIndex } from './search/job-index.repository.ts';
export { FileFormatError } from './search/words/csv.parser.ts';
export { parseEscoFile } from './search/words/esco-file.parser.ts';
export { readLoadedEsco, replaceEscoOccupations } from './search/words/esco-occupations.repository.ts';
