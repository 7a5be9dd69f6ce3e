export { placeKey } from './criteria.ts';
export { FoundJobs } from './found-jobs.ts';
export { FoundJobsModule } from './found-jobs.module.ts';
export { JobSearch } from './job-search.ts';
export { rebuildJobIndex, refreshJobIndex } from './job-index.ts';
export { SearchModule } from './search.module.ts';
