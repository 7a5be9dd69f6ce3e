import { string } from 'yup';
import { jobSearchSchema } from './job-search.schema.ts';

/** Query of `getJobFeed`: a search in a language. */
export const jobFeedSchema = jobSearchSchema
  .omit(['page'])
  .shape({ lng: string().trim().max(100) })
  .noUnknown();
