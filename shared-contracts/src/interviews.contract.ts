import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Instant, Integer, Uuid } from './scalars.ts';

export const interviewStatuses = ['scheduled', 'completed', 'canceled', 'rescheduled'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

export const interviewTypes = ['video', 'phone', 'onsite'] as const;
export type InterviewType = (typeof interviewTypes)[number];

/** An interview as its candidate sees it: what the interviewers say to each other (`feedback`) is not in it. */
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
  /** Whether a cancellation is mailed to the company: there is an interviewer's address, or a user is assigned to the job. */
  hasCompanyContact: boolean;
  /** Where its `.ics` is. */
  calendarUrl: string;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What is to come first, the nearest first; then what was, the latest first. */
export const listInterviews = defineEndpoint<NoVariables, Interview[]>({
  name: 'listInterviews',
  method: 'GET',
  template: '/api/user/interviews',
  tags: ['Interview'],
});

/**
 * Cancels one that is scheduled or rescheduled and has not begun. The candidate is mailed, and the company where
 * `hasCompanyContact`. 404 `interview_not_found`, 409 `interview_not_cancelable`.
 */
export const cancelInterview = defineEndpoint<{ id: string }, Interview, { status: 'canceled' }>({
  name: 'cancelInterview',
  method: 'PATCH',
  template: '/api/user/interviews/{id}',
});

/** `text/calendar` with one event, of a UID that stays. 404 `interview_not_found`. */
export const getInterviewCalendar = defineEndpoint<{ id: string }, string>({
  name: 'getInterviewCalendar',
  method: 'GET',
  template: '/api/user/interviews/{id}/calendar',
});

/** A person's own calendar feed. */
export interface CalendarFeed {
  /** Absolute, `https://`; null: there is none. Whoever has it can read the interviews. */
  url: string | null;
}

/** The address of the signed-in user's calendar feed. */
export const getCalendarFeed = defineEndpoint<NoVariables, CalendarFeed>({
  name: 'getCalendarFeed',
  method: 'GET',
  template: '/api/account/calendar',
  tags: ['Interview'],
});

/**
 * Makes the address, or another one: the former no longer works then. It lasts until it is replaced or removed, a password is
 * set by a mailed link, or the account is deleted.
 */
export const renewCalendarFeed = defineEndpoint<NoVariables, CalendarFeed>({
  name: 'renewCalendarFeed',
  method: 'POST',
  template: '/api/account/calendar',
});

/** Removes the address of the calendar feed; it is not an error if there is none. */
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
