import type { ApplicationStatus } from 'shared-contracts';

/** Where a status may go. Who decides may correct themselves, but what was looked at is pending no more. */
const transitions: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['reviewing', 'interview', 'declined', 'accepted'],
  reviewing: ['interview', 'declined', 'accepted'],
  interview: ['reviewing', 'declined', 'accepted'],
  declined: ['reviewing', 'interview', 'accepted'],
  accepted: ['declined'],
};

export function mayBecome(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return transitions[from].includes(to);
}

export const nextStatuses = (from: ApplicationStatus): ApplicationStatus[] => [...transitions[from]];
