import type { InterviewStatus } from 'shared-contracts';
import type { InterviewEntity } from './interview.entity.ts';

/** Allowed transitions. `completed` and `canceled` are final. */
const transitions: Readonly<Record<InterviewStatus, readonly InterviewStatus[]>> = {
  scheduled: ['rescheduled', 'completed', 'canceled'],
  rescheduled: ['rescheduled', 'completed', 'canceled'],
  completed: [],
  canceled: [],
};

export function mayBecome(from: InterviewStatus, to: InterviewStatus): boolean {
  return transitions[from].includes(to);
}

type Timed = Pick<InterviewEntity, 'status' | 'scheduledAt' | 'endTime'>;

/** Candidates can cancel an interview until it begins. */
export function isCancelable({ status, scheduledAt }: Pick<Timed, 'status' | 'scheduledAt'>, now: Date): boolean {
  return mayBecome(status, 'canceled') && scheduledAt > now;
}

/** Is upcoming or in progress. */
export function isUpcoming({ status, scheduledAt, endTime }: Timed, now: Date): boolean {
  return (status === 'scheduled' || status === 'rescheduled') && (endTime ?? scheduledAt) > now;
}

/** Assumed duration of an interview without an end, in milliseconds. */
const defaultDurationMs = 3_600_000;

/** Whether its time has passed, and it is neither completed nor canceled. */
export function needsOutcome({ status, scheduledAt, endTime }: Timed, now: Date): boolean {
  const end = endTime?.getTime() ?? scheduledAt.getTime() + defaultDurationMs;
  return mayBecome(status, 'completed') && end <= now.getTime();
}

/** Upcoming interviews first, in ascending order, then past ones in descending order. */
export function inOrder<One extends Timed>(interviews: readonly One[], now: Date): One[] {
  const nearestFirst = interviews.toSorted((one, other) => one.scheduledAt.getTime() - other.scheduledAt.getTime());
  const toCome = nearestFirst.filter((one) => isUpcoming(one, now));
  const past = nearestFirst.filter((one) => !isUpcoming(one, now)).toReversed();
  return [...toCome, ...past];
}
