import { number, object } from 'yup';

/** Body of `saveJob`. */
export const saveJobSchema = object({
  jobId: number().integer().min(1).max(2_147_483_647).required(),
}).noUnknown();
