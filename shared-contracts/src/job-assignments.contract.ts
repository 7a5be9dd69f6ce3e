import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { JobStatus } from './job-management.contract.ts';
import type { JobCard } from './jobs.contract.ts';
import type { Instant, Integer } from './scalars.ts';

/** A user who may read a job's assignments, tracking URLs and interviews. */
export interface JobAssignment {
  userId: Integer;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** ISO 8601, UTC. */
  assignedAt: Instant;
}

/** Exactly one field is required. */
export interface AssignmentPayload {
  userId?: Integer;
  email?: string;
}

/**
 * For admins and assigned users, in order of assignment. 403 `forbidden`, also for an unknown job if the user is not an
 * admin; 404 `job_not_found`.
 */
export const listJobAssignments = defineEndpoint<{ id: string }, JobAssignment[]>({
  name: 'listJobAssignments',
  method: 'GET',
  template: '/api/jobs/{id}/assignments',
});

/**
 * For admins. Idempotent. 404 `job_not_found`; 404 `user_not_found`, also for an unverified address or an account pending
 * deletion.
 */
export const assignJob = defineEndpoint<{ id: string }, JobAssignment, AssignmentPayload>({
  name: 'assignJob',
  method: 'POST',
  template: '/api/jobs/{id}/assign',
});

/** For admins. Returns the remaining assignments. 404 `job_not_found`, 404 `assignment_not_found`. */
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

/** Jobs that the signed-in user is assigned to, last assigned first. */
export const listAssignedJobs = defineEndpoint<NoVariables, AssignedJob[]>({
  name: 'listAssignedJobs',
  method: 'GET',
  template: '/api/jobs/assigned',
});
