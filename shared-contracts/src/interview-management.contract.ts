import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Interview, InterviewStatus, InterviewType } from './interviews.contract.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** An interview as returned to admins and users assigned to its job. */
export interface ManagedInterview extends Omit<Interview, 'isCancelable' | 'hasCompanyContact' | 'calendarUrl'> {
  userId: Integer;
  candidate: { firstName: string | null; lastName: string | null; email: string };
  /** UUID; null if the candidate has not applied through this site. */
  applicationId: Uuid | null;
  /** Internal notes of the interviewers. */
  feedback: string | null;
  /** Incremented by each change, including the candidate's. */
  version: Integer;
  /** Whether its time has passed and it is neither completed nor canceled. */
  needsOutcome: boolean;
  /** Other active interviews of the candidate at the same time. An interview without an end counts as one hour. */
  overlaps: InterviewOverlap[];
}

/** Time of another interview of the candidate. The interview is null if the user may not read interviews of its job. */
export interface InterviewOverlap {
  interviewId: Uuid | null;
  jobId: Integer | null;
  scheduledAt: Instant;
  endTime: Instant | null;
}

/** Time, place and participants of an interview. */
export interface InterviewDetailsPayload {
  /** ISO 8601 with time zone, in the future, at most two years ahead. */
  scheduledAt: Instant;
  /** ISO 8601, after `scheduledAt`, at most a day later. */
  endTime?: Instant | null;
  /** Place, telephone number or address of the call. */
  location?: string | null;
  /** Default `video`. */
  interviewType?: InterviewType;
  interviewerName?: string | null;
  interviewerEmail?: string | null;
  /** Shown to the candidate. */
  notes?: string | null;
}

export interface InterviewPlanPayload extends InterviewDetailsPayload {
  userId: Integer;
  jobId: Integer;
}

/** `PUT` replaces the interview: absent fields are cleared, except `status` and `feedback`, which are not changed. */
export interface InterviewChangePayload extends InterviewDetailsPayload {
  /**
   * `canceled` and `completed` end the interview and ignore other changes. `rescheduled` is set automatically when time,
   * place or interviewer change.
   */
  status?: InterviewStatus;
  feedback?: string | null;
  /**
   * Expected version. A different current version is rejected with 409 `interview_changed`. Without it the version is not
   * checked.
   */
  version?: Integer;
}

/** For admins and assigned users. Upcoming interviews first, in chronological order. 403 `forbidden`, 404 `job_not_found`. */
export const listJobInterviews = defineEndpoint<{ id: string }, ManagedInterview[]>({
  name: 'listJobInterviews',
  method: 'GET',
  template: '/api/jobs/{id}/interviews',
});

/** For admins and assigned users. 404 `interview_not_found`, also for other users. */
export const getManagedInterview = defineEndpoint<{ id: string }, ManagedInterview>({
  name: 'getManagedInterview',
  method: 'GET',
  template: '/api/interviews/{id}',
});

/**
 * For admins. The candidate, the interviewer and the users assigned to the job are mailed once. The header `Idempotency-Key`
 * (a UUID) makes a repeated call return the first response, also after `scheduledAt`; 404 `interview_not_found` if that
 * interview was deleted. 404 `job_not_found`; 404 `user_not_found`, also for an unverified address or an account pending
 * deletion; 409 `interview_exists` if the candidate has an interview for this job at this time; 410 `job_closed` for a
 * closed job.
 */
export const planInterview = defineEndpoint<NoVariables, ManagedInterview, InterviewPlanPayload>({
  name: 'planInterview',
  method: 'POST',
  template: '/api/interviews',
});

/**
 * For admins. Changes of time, place, type or interviewer are mailed, also to the former interviewer; changes of `notes` and
 * `feedback` are not. Idempotent. 400 `validation_failed` for a new time in the past, more than two years ahead or longer
 * than a day; 404 `interview_not_found`; 409 `interview_exists`; 409 `interview_not_changeable` for changes other than
 * `feedback` after the end or a cancellation, and for `completed` before the start; 409 `interview_changed` with the current
 * interview in `current`; 410 `job_closed` for moving an interview of a closed job.
 */
export const changeInterview = defineEndpoint<{ id: string }, ManagedInterview, InterviewChangePayload>({
  name: 'changeInterview',
  method: 'PUT',
  template: '/api/interviews/{id}',
});

export interface DeletedInterview {
  /** UUID. */
  id: Uuid;
}

/**
 * For admins. An upcoming interview is canceled, and mails are sent, before it is deleted. `version`: expected version. 404
 * `interview_not_found`, 409 `interview_changed` with the current interview in `current`.
 */
export const deleteInterview = defineEndpoint<{ id: string; version?: string }, DeletedInterview>({
  name: 'deleteInterview',
  method: 'DELETE',
  template: '/api/interviews/{id}{?version}',
});
