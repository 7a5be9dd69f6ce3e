import type { UploadOutcome } from 'platform/files';
import type { ApplyFields, Language, SentReceipt } from 'shared-contracts';
import { appliedAt } from '../applied-jobs';
import { sentPartsOf, withSentParts, type Draft } from '../draft/draft';
import type { DraftSession } from '../draft/draft-session';
import { sendResume, type SendResumeOutcome, type SentResume } from './send-resume';

interface Sending {
  jobId: number;
  session: DraftSession;
  language: Language;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** Whether the account has applied for the job. */
  askApplied: () => Promise<boolean>;
}

/** `elsewhere`: another tab has completed the application. */
export type SendOutcome =
  Exclude<UploadOutcome<never>, { kind: 'sent' }> | { kind: 'sent'; receipt: SentReceipt } | { kind: 'elsewhere' };

/**
 * Sends a draft's resume. Only one of several tabs sends it; the others continue with its receipt. An abort takes effect
 * immediately, also before the request exists.
 */
export async function sendOnce(sending: Sending): Promise<SendOutcome> {
  const { jobId, signal } = sending;
  try {
    return await withLock(`apply:${jobId}`, signal, () => sendLocked(sending));
  } catch (error) {
    if (signal.aborted && (error as Error).name === 'AbortError') return { kind: 'cancelled' };
    throw error;
  }
}

/** Rejects when the signal aborts; otherwise settles as the given work does. */
async function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  const listening = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), listening);
  });
  return Promise.race([aborted, work]).finally(() => listening.abort());
}

async function sendLocked(sending: Sending): Promise<SendOutcome> {
  const { session, signal } = sending;
  if (await unlessAborted(signal, isDoneElsewhere(sending))) return { kind: 'elsewhere' };
  await unlessAborted(signal, session.save());
  const stored = await unlessAborted(signal, session.stored());
  if (stored !== null && stored.receipt !== null) {
    session.adopt(stored);
    if (stored.receiptFor === sentPartsOf(stored)) return { kind: 'sent', receipt: stored.receipt };
    session.change(withSentParts(stored, {}));
  }
  return sendDraft(sending);
}

/** A completed application has no draft; a visitor's browser records it, and the API knows it of an account. */
async function isDoneElsewhere({ jobId, session, askApplied }: Sending): Promise<boolean> {
  const stored = await session.stored();
  if (session.get().draft.owner === null) return appliedAt(jobId) !== null;
  return stored === null && (await askApplied());
}

async function sendDraft({ jobId, session, language, onProgress, signal }: Sending): Promise<SendOutcome> {
  const { attempted } = session.get().draft;
  session.change({ attempted: true, sentFor: sentPartsOf(session.get().draft) });
  // `save` never rejects, and `sendResume` sends nothing once the signal has aborted.
  await unlessAborted(signal, session.save()).catch(() => {});
  const { draft } = session.get();
  const { owner, key } = draft;
  const receiptFor = sentPartsOf(draft);
  const resume = resumeOf(draft);
  if (resume === null) return { kind: 'cancelled' };
  let isAllSent = false;
  const advance = (share: number) => {
    isAllSent = share === 1;
    onProgress(share);
  };
  const fields = fieldsOf(draft, language);
  const outcome = await sendResume({ jobId, key, applicant: owner, resume, fields, signal, onProgress: advance });
  if (outcome.kind === 'sent') {
    session.change({ receipt: outcome.answer, receiptFor, replaces: null, unsettled: null });
    await session.save();
    return { kind: 'sent', receipt: outcome.answer };
  }
  if (isNotReceived(outcome, isAllSent)) session.change({ attempted });
  return outcome;
}

/** Half a body is no application, and what the API refuses is stored nowhere. Anything else leaves it open. */
const isNotReceived = (outcome: Exclude<SendResumeOutcome, { kind: 'sent' }>, isAllSent: boolean): boolean =>
  outcome.kind === 'cancelled' ? !isAllSent : outcome.error.status >= 400 && outcome.error.status < 500;

function fieldsOf(draft: Draft, language: Language): ApplyFields {
  const { owner, replaces, unsettled } = draft;
  return {
    language,
    // Whose name and address are known need not send them.
    ...(owner === null ? withoutBlanks(applicantOf(draft)) : savingOf(draft)),
    ...(replaces !== null && { replaces }),
    ...(unsettled !== null && { replacesKey: unsettled }),
  };
}

function resumeOf({ source, stored, resume }: Draft): SentResume | null {
  if (source === 'stored') return stored && { resumeId: stored.id };
  return resume && { file: resume.file, name: resume.name };
}

const applicantOf = ({ name, email }: Draft) => ({ name, email });

/** A file that is sent may also be kept in the account. */
const savingOf = ({ source, saves, resumeName }: Draft): ApplyFields =>
  saves && source !== 'stored' ? { saveResume: 'true', resumeName: resumeName.trim() } : {};

function withoutBlanks(fields: Record<string, string>): Record<string, string> {
  const trimmed = Object.entries(fields).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
}

/** Holds a lock for one tab at a time, where the browser has locks: not over plain HTTP. */
function withLock(name: string, signal: AbortSignal, send: () => Promise<SendOutcome>): Promise<SendOutcome> {
  return 'locks' in navigator ? navigator.locks.request(name, { signal }, send) : send();
}
