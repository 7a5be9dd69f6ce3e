import { toApplicationStatus, type AccountApplication, type ApplicationStatus } from 'shared-contracts';

/** The fields that the pages of an application and the account's list have in common. */
export type TrackedApplication = Pick<
  AccountApplication,
  'status' | 'delivery' | 'withdrawnAt' | 'appliedAt' | 'history'
>;

export const stopNames = ['sent', 'reviewing', 'interview', 'answer'] as const;
export type StopName = (typeof stopNames)[number];

/** The stop of each status, from 0. */
const stopOf: Record<ApplicationStatus, number> = { pending: 0, reviewing: 1, interview: 2, accepted: 3, declined: 3 };

/** `undelivered`: the job closed before the delivery. */
export type TrackedState = ApplicationStatus | 'withdrawn' | 'undelivered';

export function stateOf({ status, delivery, withdrawnAt }: TrackedApplication): TrackedState {
  if (withdrawnAt !== null) return 'withdrawn';
  return delivery === 'refused' ? 'undelivered' : toApplicationStatus(status);
}

export interface Stop {
  name: StopName;
  /** When the application reached it, ISO 8601; null: not reached, or the time is unknown. */
  at: string | null;
}

export interface Track {
  state: TrackedState;
  stops: readonly Stop[];
  /** Index of the stop that the application has reached. */
  reached: number;
}

/** The stops of an application. A correction by the company moves it back; the dates are those of the last changes. */
export function trackOf(application: TrackedApplication): Track {
  const { status, history, appliedAt } = application;
  const reached = stopOf[toApplicationStatus(status)];
  const timeOf = (stop: number) =>
    history.findLast((change) => stopOf[toApplicationStatus(change.status)] === stop)?.at ?? null;
  const stops = stopNames.map((name, stop) => {
    if (stop === 0) return { name, at: appliedAt };
    return { name, at: stop <= reached ? timeOf(stop) : null };
  });
  return { state: stateOf(application), stops, reached };
}

/** Days without a change after which the page says so. */
const unansweredFrom = 21;
const dayInMs = 86_400_000;

/** Days since the last change of an application that the company has not answered; null before 21 days. */
export function unansweredDays(application: TrackedApplication, now: number): number | null {
  const state = stateOf(application);
  if (state !== 'pending' && state !== 'reviewing') return null;
  const { history, appliedAt } = application;
  const days = Math.floor((now - Date.parse(history.at(-1)?.at ?? appliedAt)) / dayInMs);
  return days < unansweredFrom ? null : days;
}
