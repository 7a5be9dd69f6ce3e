import type { InterviewStatus } from 'shared-contracts';

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
