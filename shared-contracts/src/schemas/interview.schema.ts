import { choice, request } from './values.ts';

/** Body of `cancelInterview`: the one change that is the candidate's. */
export const interviewCancellationSchema = request({
  status: choice(['canceled'], 'validation.choice').required('validation.choice'),
});
