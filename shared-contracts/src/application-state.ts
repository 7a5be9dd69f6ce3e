import type { AccountApplication } from './account-applications.contract.ts';
import { toApplicationStatus, type ApplicationStatus } from './enums.ts';

/** The fields that the pages of an application and the account's list have in common. */
export type TrackedApplication = Pick<
  AccountApplication,
  'status' | 'delivery' | 'withdrawnAt' | 'appliedAt' | 'history' | 'companyAnswerDays'
>;

/** `undelivered`: the job closed before the delivery. */
export type TrackedState = ApplicationStatus | 'withdrawn' | 'undelivered';

export function trackedState(
  application: Pick<TrackedApplication, 'status' | 'delivery' | 'withdrawnAt'>,
): TrackedState {
  const { status, delivery, withdrawnAt } = application;
  if (withdrawnAt !== null) return 'withdrawn';
  return delivery === 'refused' ? 'undelivered' : toApplicationStatus(status);
}

/** Days without a change from which an application is shown as unanswered. */
export const unansweredFromDays = 21;
const dayInMs = 86_400_000;

/** Days since the last change of an application that the company has not answered; null before `unansweredFromDays`. `now` in ms. */
export function unansweredDays(application: TrackedApplication, now: number): number | null {
  const state = trackedState(application);
  if (state !== 'pending' && state !== 'reviewing') return null;
  const { history, appliedAt } = application;
  const days = Math.floor((now - Date.parse(history.at(-1)?.at ?? appliedAt)) / dayInMs);
  return days < unansweredFromDays ? null : days;
}
