import { jobSearchSchema } from './job-search.schema.ts';
import { text } from './text.ts';

/** Query of `getJobFeed`: a search and a language. */
export const jobFeedSchema = jobSearchSchema.omit(['page']).shape({ lng: text().max(100, 'validation.tooLong') });
