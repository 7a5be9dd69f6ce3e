export { contentColumns } from './content-columns.sql.ts';
export type { JobContent, QuestionContent } from './job-content.ts';
export { safeHtml } from './html.ts';
export { lockJobWriting } from './job-writing-lock.ts';
export { saveLookups } from './lookups.ts';
export { placesOf } from './places.ts';
export { replaceQuestions } from './questions.ts';
export { salaryOf } from './salary.ts';
export { questionOf, slugWordsOf, tagsOf, textsOf, titleOf } from './texts.ts';
