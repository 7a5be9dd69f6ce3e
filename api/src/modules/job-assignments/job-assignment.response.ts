import type { AssignedJob, JobAssignment, JobCard } from 'shared-contracts';
import type { AssignedJobRecord, AssignmentRecord } from './job-assignments.repository.ts';

/** Field by field, so that nothing else that is stored gets out. */
export function toJobAssignmentResponse(record: AssignmentRecord): JobAssignment {
  const { userId, username, email, firstName, lastName, assignedAt } = record;
  return { userId, username, email, firstName, lastName, assignedAt: assignedAt.toISOString() };
}

/** A job that is past its last day is over for who asks, whatever its row says. */
export function toAssignedJobResponse({ status, assignedAt }: AssignedJobRecord, card: JobCard): AssignedJob {
  const isOver = status === 'open' && card.isClosed;
  return { ...card, status: isOver ? 'closed' : status, assignedAt: assignedAt.toISOString() };
}
