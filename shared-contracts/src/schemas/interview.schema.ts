import { object, string } from 'yup';

/** Body of `cancelInterview`: the one change that is the candidate's. */
export const interviewCancellationSchema = object({
  status: string().oneOf(['canceled']).required(),
}).noUnknown();
