import type { ApplicationStatus, QuestionAnswer } from 'shared-contracts';
import type { JobQuestionRecord } from '../jobs/index.ts';
import type { ApplicationEntity, StoredAnswer } from './application.entity.ts';

/** Non-blank answers to the job's own questions; answers to other questions are dropped. */
export function givenAnswers(
  questions: readonly JobQuestionRecord[],
  answers: readonly QuestionAnswer[],
): StoredAnswer[] {
  const byQuestion = new Map(answers.map(({ questionId, answer }) => [questionId, answer.trim()]));
  return questions.flatMap(({ id, externalId, question, required }) => {
    const answer = byQuestion.get(id) ?? '';
    return answer === '' ? [] : [{ questionId: id, externalId, question, required, answer }];
  });
}

/** Required questions without an answer (SPEC §5). */
export function missingAnswers(questions: readonly JobQuestionRecord[], given: readonly StoredAnswer[]): number[] {
  const answered = new Set(given.map(({ questionId }) => questionId));
  return questions.filter(({ id, required }) => required && !answered.has(id)).map(({ id }) => id);
}

/** Whether the answers are equal, as in a repeated request. */
export function sameAnswers(one: readonly StoredAnswer[], other: readonly StoredAnswer[]): boolean {
  const text = (answers: readonly StoredAnswer[]) =>
    answers.map(({ questionId, answer }) => JSON.stringify([questionId, answer])).toSorted((a, b) => (a < b ? -1 : 1));
  return text(one).join() === text(other).join();
}

/**
 * A visitor's application belongs to every client that sends its id or key; an account's application to that account
 * only.
 */
export function isOwnedByOther({ userId }: ApplicationEntity, user: { id: number } | null): boolean {
  return userId !== null && userId !== user?.id;
}

/** Whether both are the same address; addresses are compared without case. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Whether the account can take over a visitor's application with its token (ADR 34). The token is enough for an application
 * without an address. A mailed link contains the token too and can be forwarded, so an application with an address belongs
 * to the owner of the mailbox.
 */
export function mayClaim(
  { email }: Pick<ApplicationEntity, 'email'>,
  account: { email: string; isVerified: boolean },
): boolean {
  return email === null || (account.isVerified && isSameAddress(email, account.email));
}

/** An application can be replaced by another upload until its delivery may have begun. */
export function isReplaceable({ withdrawnAt, firstAttemptAt }: ApplicationEntity): boolean {
  return withdrawnAt === null && firstAttemptAt === null;
}

/** Whether its file can be read: the files of withdrawn and refused applications are deleted within a day. */
export function isFileReadable(
  application: Pick<ApplicationEntity, 'fileId' | 'withdrawnAt' | 'refusedAt'>,
): application is typeof application & { fileId: string } {
  const { fileId, withdrawnAt, refusedAt } = application;
  return fileId !== null && withdrawnAt === null && refusedAt === null;
}

const undecided: readonly ApplicationStatus[] = ['pending', 'reviewing', 'interview'];

/** Whether the company may still be processing the application and is to be notified of its withdrawal. */
export function isActive({
  status,
  withdrawnAt,
  refusedAt,
}: Pick<ApplicationEntity, 'status' | 'withdrawnAt' | 'refusedAt'>): boolean {
  return withdrawnAt === null && refusedAt === null && undecided.includes(status);
}

/** Whether answers to required questions are missing and the company still accepts them. */
export function areAnswersDue(
  application: Pick<ApplicationEntity, 'answeredAt' | 'status' | 'withdrawnAt' | 'refusedAt'>,
  jobRequiresAnswers: boolean,
): boolean {
  return jobRequiresAnswers && application.answeredAt === null && isActive(application);
}

/**
 * Whether the file is needed after the owner's erasure: an application with an unknown delivery result is sent again,
 * to be withdrawn there.
 */
export function needsFile({
  firstAttemptAt,
  deliveredAt,
  refusedAt,
  withdrawalDeliveredAt,
}: Pick<ApplicationEntity, 'firstAttemptAt' | 'deliveredAt' | 'refusedAt' | 'withdrawalDeliveredAt'>): boolean {
  return firstAttemptAt !== null && deliveredAt === null && refusedAt === null && withdrawalDeliveredAt === null;
}

/** Allowed transitions. Decisions can be corrected, but no status can return to `pending`. */
const transitions: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['reviewing', 'interview', 'declined', 'accepted'],
  reviewing: ['interview', 'declined', 'accepted'],
  interview: ['reviewing', 'declined', 'accepted'],
  declined: ['reviewing', 'interview', 'accepted'],
  accepted: ['declined'],
};

export function mayBecome(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return transitions[from].includes(to);
}

export const nextStatuses = (from: ApplicationStatus): ApplicationStatus[] => [...transitions[from]];
