import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

export const interviewStatuses = ['scheduled', 'completed', 'canceled', 'rescheduled'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

export const interviewTypes = ['video', 'phone', 'onsite'] as const;
export type InterviewType = (typeof interviewTypes)[number];

/** An interview as returned to the candidate, without `feedback`. */
export interface Interview {
  /** UUID. */
  id: Uuid;
  jobId: Integer;
  jobSlug: string;
  jobTitle: string;
  companyId: Integer;
  companyName: string;
  companySlug: string;
  /** ISO 8601, UTC. */
  scheduledAt: Instant;
  endTime: Instant | null;
  /** Place, telephone number or address of the call. */
  location: string | null;
  interviewType: InterviewType;
  interviewerName: string | null;
  interviewerEmail: string | null;
  notes: string | null;
  status: InterviewStatus;
  /** Whether the candidate may cancel it now. */
  isCancelable: boolean;
  /** Whether the company is notified of a cancellation: the interviewer has an address, or a user is assigned to the job. */
  hasCompanyContact: boolean;
  /** URL of its `.ics` file. */
  calendarUrl: string;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Upcoming interviews in chronological order, then past ones, latest first. */
export const listInterviews = defineEndpoint<NoVariables, Interview[]>({
  name: 'listInterviews',
  method: 'GET',
  template: '/api/user/interviews',
  tags: ['Interview'],
});

/**
 * Cancels a scheduled or rescheduled interview before its start. The candidate is mailed, and the company if
 * `hasCompanyContact`. 404 `interview_not_found`, 409 `interview_not_cancelable`.
 */
export const cancelInterview = defineEndpoint<{ id: string }, Interview, { status: 'canceled' }>({
  name: 'cancelInterview',
  method: 'PATCH',
  template: '/api/user/interviews/{id}',
});

/** `text/calendar` with one event with a stable UID. 404 `interview_not_found`. */
export const getInterviewCalendar = defineEndpoint<{ id: string }, string>({
  name: 'getInterviewCalendar',
  method: 'GET',
  template: '/api/user/interviews/{id}/calendar',
});

/** Calendar feed of a user. */
export interface CalendarFeed {
  /** Absolute `https://` URL; null if there is none. It grants read access to the interviews. */
  url: string | null;
}

/** Calendar feed of the signed-in user. */
export const getCalendarFeed = defineEndpoint<NoVariables, CalendarFeed>({
  name: 'getCalendarFeed',
  method: 'GET',
  template: '/api/account/calendar',
  tags: ['Interview'],
});

/**
 * Creates or replaces the feed URL; the former URL is revoked. It is valid until it is replaced or removed, the password is
 * reset, or the account is deleted.
 */
export const renewCalendarFeed = defineEndpoint<NoVariables, CalendarFeed>({
  name: 'renewCalendarFeed',
  method: 'POST',
  template: '/api/account/calendar',
});

/** Removes the feed URL. Idempotent. */
export const removeCalendarFeed = defineEndpoint<NoVariables, CalendarFeed>({
  name: 'removeCalendarFeed',
  method: 'DELETE',
  template: '/api/account/calendar',
});

/** `text/calendar` with every interview. 404 `calendar_not_found`. */
export const getCalendar = defineEndpoint<{ token: string }, string>({
  name: 'getCalendar',
  method: 'GET',
  template: '/api/calendars/{token}',
});
