import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { JobStatus } from './job-management.contract.ts';
import type { JobCard } from './jobs.contract.ts';
import type { Day, Instant, Integer } from './scalars.ts';

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

/** Channels in which a job is advertised. Each has a tracking URL per job. */
export const trackingSources = [
  'linkedin',
  'facebook',
  'instagram',
  'whatsapp',
  'x',
  'google',
  'indeed',
  'net-empregos',
  'sapo-emprego',
  'email',
  'website',
  'qr',
] as const;
export type TrackingSource = (typeof trackingSources)[number];

export interface TrackingUrl {
  source: TrackingSource;
  /** Absolute URL. */
  url: string;
  /** Visits by this URL without crawlers. No personal data is stored. */
  clicks: Integer;
  /** Visits of crawlers and link previews. */
  machineClicks: Integer;
  /** Day of the last visit in Lisbon time without crawlers, `YYYY-MM-DD`. */
  lastClickOn: Day | null;
}

/** For admins and assigned users, in the order of `trackingSources`. 403 `forbidden`, 404 `job_not_found`. */
export const listTrackingUrls = defineEndpoint<{ id: string }, TrackingUrl[]>({
  name: 'listTrackingUrls',
  method: 'GET',
  template: '/api/jobs/{id}/tracking-urls',
});

/**
 * Public. Counts the visit and redirects (302) to the job's page, also for a closed job. `HEAD` requests, and visits above
 * an hourly limit per network address, redirect without being counted. 404 `job_not_found`, 404 `tracking_source_not_found`.
 */
export const followTrackingUrl = defineEndpoint<{ id: string; source: string }, undefined>({
  name: 'followTrackingUrl',
  method: 'GET',
  template: '/api/jobs/{id}/visit/{source}',
});
