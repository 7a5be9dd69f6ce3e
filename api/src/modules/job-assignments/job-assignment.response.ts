import type { AssignedJob, JobAssignment, JobCard } from 'shared-contracts';
import type { AssignedJobRecord, AssignmentRecord } from './job-assignments.repository.ts';

/** Lists the fields one by one, so that no other column is exposed. */
export function toJobAssignmentResponse(record: AssignmentRecord): JobAssignment {
  const { userId, username, email, firstName, lastName, assignedAt } = record;
  return { userId, username, email, firstName, lastName, assignedAt: assignedAt.toISOString() };
}

/** A job past its last day is returned as closed, whatever its stored status. */
export function toAssignedJobResponse({ status, assignedAt }: AssignedJobRecord, card: JobCard): AssignedJob {
  const isOver = status === 'open' && card.isClosed;
  return { ...card, status: isOver ? 'closed' : status, assignedAt: assignedAt.toISOString() };
}
