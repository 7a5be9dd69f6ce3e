import { choice, request } from './values.ts';

/** Body of `cancelInterview`, the only change that candidates can make. */
export const interviewCancellationSchema = request({
  status: choice(['canceled'], 'validation.choice').required('validation.choice'),
});
