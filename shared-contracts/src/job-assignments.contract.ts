import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { JobStatus } from './job-management.contract.ts';
import type { JobCard } from './jobs.contract.ts';
import type { Instant, Integer } from './scalars.ts';

/** Somebody who may read a job's assignments, tracking URLs and interviews. */
export interface JobAssignment {
  userId: Integer;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** ISO 8601, UTC. */
  assignedAt: Instant;
}

/** Exactly one of the two. */
export interface AssignmentPayload {
  userId?: Integer;
  email?: string;
}

/** For admins and the assigned, the first assigned first. 403 `forbidden`, also to who may not know that there is no such job; 404 `job_not_found`. */
export const listJobAssignments = defineEndpoint<{ id: string }, JobAssignment[]>({
  name: 'listJobAssignments',
  method: 'GET',
  template: '/api/jobs/{id}/assignments',
});

/**
 * For admins. Who is assigned already stays so. 404 `job_not_found`; 404 `user_not_found`, also of somebody whose address is
 * not proved or whose account is about to go.
 */
export const assignJob = defineEndpoint<{ id: string }, JobAssignment, AssignmentPayload>({
  name: 'assignJob',
  method: 'POST',
  template: '/api/jobs/{id}/assign',
});

/** For admins. Answers what is left. 404 `job_not_found`, 404 `assignment_not_found`. */
export const unassignJob = defineEndpoint<{ id: string; userId: string }, JobAssignment[]>({
  name: 'unassignJob',
  method: 'DELETE',
  template: '/api/jobs/{id}/assignments/{userId}',
});

export interface AssignedJob extends JobCard {
  status: JobStatus;
  /** ISO 8601, UTC. */
  assignedAt: Instant;
}

/** Of who asks, the last assigned first. */
export const listAssignedJobs = defineEndpoint<NoVariables, AssignedJob[]>({
  name: 'listAssignedJobs',
  method: 'GET',
  template: '/api/jobs/assigned',
});
