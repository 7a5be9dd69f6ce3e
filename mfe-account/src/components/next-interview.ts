import { isOneOf, type Interview } from 'shared-contracts';

type Times = Pick<Interview, 'scheduledAt' | 'endTime'>;

/** Whether it is not over yet. `now` in milliseconds. */
export const isToCome = ({ scheduledAt, endTime }: Times, now: number) => Date.parse(endTime ?? scheduledAt) > now;

/** The nearest that takes place; the list has the nearest first. */
export const nextInterview = (interviews: readonly Interview[], now: number): Interview | undefined =>
  interviews.find((one) => isOneOf(['scheduled', 'rescheduled'], one.status) && isToCome(one, now));
