import type { ApplicationStatus } from 'shared-contracts';

/** Allowed transitions. Decisions can be corrected, but no status can return to `pending`. */
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
