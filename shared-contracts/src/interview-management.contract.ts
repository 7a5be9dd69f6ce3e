import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Interview, InterviewStatus, InterviewType } from './interviews.contract.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

/** An interview as who manages it, or is assigned to its job, sees it. */
export interface ManagedInterview extends Omit<Interview, 'isCancelable' | 'hasCompanyContact' | 'calendarUrl'> {
  userId: Integer;
  candidate: { firstName: string | null; lastName: string | null; email: string };
  /** UUID; null where the candidate has not applied here. */
  applicationId: Uuid | null;
  /** What the interviewers say to each other. */
  feedback: string | null;
  /** Incremented by every change, also by one of the candidate. */
  version: Integer;
  /** Its time has passed, and it is neither completed nor canceled. */
  needsOutcome: boolean;
  /** Other interviews of the candidate at the same time that still take place; one without an end counts as an hour. */
  overlaps: InterviewOverlap[];
}

/** When the candidate has another interview. Which one is null where the user may not read the interviews of its job. */
export interface InterviewOverlap {
  interviewId: Uuid | null;
  jobId: Integer | null;
  scheduledAt: Instant;
  endTime: Instant | null;
}

/** When and how people meet. */
export interface InterviewDetailsPayload {
  /** ISO 8601 with its time zone, to come, at most two years ahead. */
  scheduledAt: Instant;
  /** ISO 8601, after `scheduledAt`, at most a day later. */
  endTime?: Instant | null;
  /** Place, telephone number or address of the call. */
  location?: string | null;
  /** Default `video`. */
  interviewType?: InterviewType;
  interviewerName?: string | null;
  interviewerEmail?: string | null;
  /** For the candidate. */
  notes?: string | null;
}

export interface InterviewPlanPayload extends InterviewDetailsPayload {
  userId: Integer;
  jobId: Integer;
}

/** `PUT` stands for the whole: what is left out is empty then. Only `status` and `feedback` stay as they are. */
export interface InterviewChangePayload extends InterviewDetailsPayload {
  /**
   * `canceled` and `completed` end it, and leave the meeting as it was agreed; `rescheduled` follows from another time, place
   * or person by itself.
   */
  status?: InterviewStatus;
  feedback?: string | null;
  /** The version that was read. Another one is refused with 409 `interview_changed`; without it the interview is changed. */
  version?: Integer;
}

/** For admins and the assigned; what is to come first, the nearest first. 403 `forbidden`, 404 `job_not_found`. */
export const listJobInterviews = defineEndpoint<{ id: string }, ManagedInterview[]>({
  name: 'listJobInterviews',
  method: 'GET',
  template: '/api/jobs/{id}/interviews',
});

/** For admins and the assigned. 404 `interview_not_found`, also to who is neither. */
export const getManagedInterview = defineEndpoint<{ id: string }, ManagedInterview>({
  name: 'getManagedInterview',
  method: 'GET',
  template: '/api/interviews/{id}',
});

/**
 * For admins. The candidate, the interviewer and the users assigned to the job are mailed, once. 410 `job_closed` where the job
 * was closed: interviews end with their job and with their application. The header `Idempotency-Key` (a UUID) makes a repeated
 * call answer what the first one did, also after `scheduledAt`; 404 `interview_not_found` where that was deleted since. 404
 * `job_not_found`; 404 `user_not_found`, also of somebody whose address is not proved
 * or whose account is about to go; 409 `interview_exists` where the candidate has one for this job at this time.
 */
export const planInterview = defineEndpoint<NoVariables, ManagedInterview, InterviewPlanPayload>({
  name: 'planInterview',
  method: 'POST',
  template: '/api/interviews',
});

/**
 * For admins. Another time, place, type or person is mailed, to a former interviewer too; `notes` and `feedback` are not. The
 * same call again changes nothing and mails nothing. 400 `validation_failed` where it is moved into the past,
 * more than two years ahead or to more than a day, 404 `interview_not_found`, 409 `interview_exists`, 409 `interview_not_changeable` for all but `feedback` of one that is over or
 * canceled, and for `completed` before it has begun. 410 `job_closed` where one of a closed job is moved. 409 `interview_changed` with
 * the current interview in `current`.
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
 * For admins. One that is still to come is canceled, with its mails, before it is deleted. `version`: the one that was read. 404
 * `interview_not_found`, 409 `interview_changed` with the current interview in `current`.
 */
export const deleteInterview = defineEndpoint<{ id: string; version?: string }, DeletedInterview>({
  name: 'deleteInterview',
  method: 'DELETE',
  template: '/api/interviews/{id}{?version}',
});
