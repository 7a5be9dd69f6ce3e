import {
  toApplicationStatus,
  trackedState,
  type ApplicationStatus,
  type TrackedApplication,
  type TrackedState,
} from 'shared-contracts';

export const stopNames = ['sent', 'reviewing', 'interview', 'answer'] as const;
export type StopName = (typeof stopNames)[number];

/** The stop of each status, from 0. */
const stopOf = { pending: 0, reviewing: 1, interview: 2, accepted: 3, declined: 3 } as const satisfies Record<
  ApplicationStatus,
  number
>;

export interface Stop {
  name: StopName;
  /** When the application reached it, ISO 8601; null: not reached, or the time is unknown. */
  at: string | null;
}

export interface Track {
  state: TrackedState;
  stops: readonly Stop[];
  /** Index of the stop that the application has reached. */
  reached: 0 | 1 | 2 | 3;
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
  return { state: trackedState(application), stops, reached };
}
