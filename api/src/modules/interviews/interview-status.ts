import type { InterviewStatus } from 'shared-contracts';

/** Where a status may go; what is over or canceled stays so. */
const transitions: Readonly<Record<InterviewStatus, readonly InterviewStatus[]>> = {
  scheduled: ['rescheduled', 'completed', 'canceled'],
  rescheduled: ['rescheduled', 'completed', 'canceled'],
  completed: [],
  canceled: [],
};

export function mayBecome(from: InterviewStatus, to: InterviewStatus): boolean {
  return transitions[from].includes(to);
}
