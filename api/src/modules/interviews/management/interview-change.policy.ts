import type { InterviewStatus } from 'shared-contracts';
import { InvalidRequestError } from '../../../http/index.ts';
import type { InterviewEntity } from '../interview.entity.ts';
import { InterviewNotChangeableError } from '../interviews.errors.ts';
import { isUpcoming, mayBecome } from '../interviews.policy.ts';
import type { InterviewChanges, InterviewDetails } from '../interviews.repository.ts';
import type { InterviewTransition } from '../interviews.service.ts';

/** Later dates are rejected as typing errors. */
const yearsAhead = 2;
const maxDurationMs = 24 * 3_600_000;

/** The complete interview that the company sends. Undefined: unchanged. */
export interface WantedInterview extends InterviewDetails {
  status?: InterviewStatus | undefined;
  feedback?: string | null | undefined;
}

const isEnd = (status: InterviewStatus | undefined) => status === 'canceled' || status === 'completed';
const isNothing = (changes: InterviewChanges) => Object.keys(changes).length === 0;

/** The fields of `wanted` that differ from the stored ones. Dates are compared by instant. */
function differences<Fields extends InterviewChanges>(interview: InterviewEntity, wanted: Fields): Partial<Fields> {
  const stored: InterviewChanges = interview;
  const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  const different = Object.entries(wanted).filter(
    ([field, value]) => comparable(value) !== comparable(stored[field as keyof InterviewChanges]),
  );
  return Object.fromEntries(different) as Partial<Fields>;
}

/**
 * The transition for a request; null: no change. A different time, place, type or interviewer is mailed. `notes` are shown
 * to the candidate, `feedback` is internal: neither is mailed. Completing or canceling leaves the meeting unchanged; a
 * cancellation is mailed if the interview is upcoming. An interview cannot be completed before it begins.
 * @throws InterviewNotChangeableError; InvalidRequestError if it is moved to invalid times
 */
export function decideChange(
  interview: InterviewEntity,
  wanted: WantedInterview,
  now: Date,
): InterviewTransition | null {
  const { status, feedback, notes, ...meeting } = wanted;
  const remarks = feedback === undefined ? {} : differences(interview, { feedback });
  if (status !== undefined && isEnd(status)) return end(interview, status, remarks, now);
  const moved = differences(interview, meeting);
  const changes = { ...moved, ...differences(interview, { notes }) };
  if (!mayBecome(interview.status, 'rescheduled')) return remark(remarks, status === undefined && isNothing(changes));
  if (isNothing(moved)) return withoutMail({ ...changes, ...remarks });
  requireValidTimes(meeting, now);
  return { changes: { ...changes, ...remarks, status: 'rescheduled' }, event: 'rescheduled' };
}

/**
 * Validates times for planning and moving. Other changes send the stored times back, which may no longer be valid.
 * @throws InvalidRequestError if the start is in the past or more than two years ahead, or the end is more than 24
 * hours later
 */
export function requireValidTimes(times: Pick<InterviewDetails, 'scheduledAt' | 'endTime'>, now: Date): void {
  const { scheduledAt, endTime } = times;
  if (scheduledAt <= now) throw new InvalidRequestError({ scheduledAt: 'validation.momentToCome' });
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  if (scheduledAt > latest) throw new InvalidRequestError({ scheduledAt: 'validation.interviewTooFar' });
  const isTooLong = endTime !== null && endTime.getTime() - scheduledAt.getTime() > maxDurationMs;
  if (isTooLong) throw new InvalidRequestError({ endTime: 'validation.endTooLate' });
}

function end(
  interview: InterviewEntity,
  status: InterviewStatus,
  remarks: InterviewChanges,
  now: Date,
): InterviewTransition | null {
  if (interview.status === status) return withoutMail(remarks);
  const isTooEarly = status === 'completed' && interview.scheduledAt > now;
  if (isTooEarly || !mayBecome(interview.status, status)) throw new InterviewNotChangeableError();
  const changes = { ...remarks, status };
  return status === 'canceled' && isUpcoming(interview, now) ? { changes, event: 'canceled' } : { changes };
}

/** Changes the feedback of a completed or canceled interview. */
function remark(remarks: InterviewChanges, isAsAgreed: boolean): InterviewTransition | null {
  if (!isAsAgreed) throw new InterviewNotChangeableError();
  return withoutMail(remarks);
}

function withoutMail(changes: InterviewChanges): InterviewTransition | null {
  return isNothing(changes) ? null : { changes };
}
