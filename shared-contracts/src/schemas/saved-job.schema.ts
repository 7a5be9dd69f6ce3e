import { request, rowId } from './values.ts';

/** Body of `saveJob`. */
export const saveJobSchema = request({
  jobId: rowId(),
});
