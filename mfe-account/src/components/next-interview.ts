import { isOneOf, type Interview } from 'shared-contracts';

type Times = Pick<Interview, 'scheduledAt' | 'endTime'>;

/** Whether an interview has not ended. `now` in milliseconds since 1970. */
export const isToCome = ({ scheduledAt, endTime }: Times, now: number) => Date.parse(endTime ?? scheduledAt) > now;

/** The next scheduled interview of a list that is ordered by time. */
export const nextInterview = (interviews: readonly Interview[], now: number): Interview | undefined =>
  interviews.find((one) => isOneOf(['scheduled', 'rescheduled'], one.status) && isToCome(one, now));
