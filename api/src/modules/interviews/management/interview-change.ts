import type { InterviewStatus } from 'shared-contracts';
import { InvalidRequestError } from '../../../http/app-error.ts';
import type { InterviewEntity } from '../entities/interview.entity.ts';
import { mayBecome } from '../interview-status.ts';
import { InterviewNotChangeableError } from '../interviews.errors.ts';
import { isToCome } from '../interviews.policy.ts';
import type { InterviewChanges, InterviewDetails } from '../interviews.repository.ts';
import type { InterviewTransition } from '../interviews.service.ts';

/** Later dates are typing errors. */
const yearsAhead = 2;
const longestMs = 24 * 3_600_000;

/** The whole of an interview as a company wants it. Undefined: as it is. */
export interface WantedInterview extends InterviewDetails {
  status?: InterviewStatus | undefined;
  feedback?: string | null | undefined;
}

const isEnd = (status: InterviewStatus | undefined) => status === 'canceled' || status === 'completed';
const isNothing = (changes: InterviewChanges) => Object.keys(changes).length === 0;

/** What of `wanted` is not so yet. Moments are the same where their instants are. */
function differences<Fields extends InterviewChanges>(interview: InterviewEntity, wanted: Fields): Partial<Fields> {
  const stored: InterviewChanges = interview;
  const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  const different = Object.entries(wanted).filter(
    ([field, value]) => comparable(value) !== comparable(stored[field as keyof InterviewChanges]),
  );
  return Object.fromEntries(different) as Partial<Fields>;
}

/**
 * What a call makes of an interview; null: it is so already. Another time, place, type or person is mailed. `notes` are the
 * candidate's to read, and `feedback` nobody's: neither is mailed. An end leaves the meeting as it was agreed, and is mailed
 * where somebody still waits for it; nothing is completed before it begins. @throws InterviewNotChangeableError; InvalidRequestError where it is moved to times that are not valid
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
  if (isNothing(moved)) return quietly({ ...changes, ...remarks });
  requireValidTimes(meeting, now);
  return { changes: { ...changes, ...remarks, status: 'rescheduled' }, event: 'rescheduled' };
}

/**
 * Times to plan at or to move to. Other changes send the stored times back, which may have been valid once. @throws InvalidRequestError
 * for a start that has passed or is more than two years ahead, or an end more than 24 hours later
 */
export function requireValidTimes(times: Pick<InterviewDetails, 'scheduledAt' | 'endTime'>, now: Date): void {
  const { scheduledAt, endTime } = times;
  if (scheduledAt <= now) throw new InvalidRequestError({ scheduledAt: 'validation.momentToCome' });
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  if (scheduledAt > latest) throw new InvalidRequestError({ scheduledAt: 'validation.interviewTooFar' });
  const isTooLong = endTime !== null && endTime.getTime() - scheduledAt.getTime() > longestMs;
  if (isTooLong) throw new InvalidRequestError({ endTime: 'validation.endTooLate' });
}

function end(
  interview: InterviewEntity,
  status: InterviewStatus,
  remarks: InterviewChanges,
  now: Date,
): InterviewTransition | null {
  if (interview.status === status) return quietly(remarks);
  const isTooEarly = status === 'completed' && interview.scheduledAt > now;
  if (isTooEarly || !mayBecome(interview.status, status)) throw new InterviewNotChangeableError();
  const changes = { ...remarks, status };
  return status === 'canceled' && isToCome(interview, now) ? { changes, event: 'canceled' } : { changes };
}

/** Of one that is over or canceled. */
function remark(remarks: InterviewChanges, isAsAgreed: boolean): InterviewTransition | null {
  if (!isAsAgreed) throw new InterviewNotChangeableError();
  return quietly(remarks);
}

function quietly(changes: InterviewChanges): InterviewTransition | null {
  return isNothing(changes) ? null : { changes };
}
