import type { UploadOutcome } from 'platform/files';
import type { ApplicationReceipt, ApplyFields, Language } from 'shared-contracts';
import { appliedAt } from '../applied/applied-jobs';
import { sentPartsOf, withSentParts, type Draft } from '../draft/draft';
import type { DraftSession } from '../draft/draft-session';
import { sendResume, type SendResumeOutcome, type SentResume } from './send-resume';

interface Sending {
  jobId: number;
  session: DraftSession;
  language: Language;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** Whether the account has applied for the job by now. */
  askApplied: () => Promise<boolean>;
}

/** `elsewhere`: another tab has completed the application. */
export type SendOutcome =
  | Exclude<UploadOutcome<never>, { kind: 'sent' }>
  | { kind: 'sent'; receipt: ApplicationReceipt }
  | { kind: 'elsewhere' };

/** Sends a draft's resume, and only one of all tabs does: the others go on with its receipt. */
export function sendOnce(sending: Sending): Promise<SendOutcome> {
  const { jobId, session, signal } = sending;
  return inTurn(`apply:${jobId}`, signal, async () => {
    if (await isDoneElsewhere(sending)) return { kind: 'elsewhere' };
    await session.save();
    const stored = await session.stored();
    if (stored !== null && stored.receipt !== null) {
      session.adopt(stored);
      if (stored.receiptFor === sentPartsOf(stored)) return { kind: 'sent', receipt: stored.receipt };
      session.change(withSentParts(stored, {}));
    }
    return sendDraft(sending);
  });
}

/** Whoever completes an application removes its draft; a visitor's browser notes it, of an account the API tells. */
async function isDoneElsewhere({ jobId, session, askApplied }: Sending): Promise<boolean> {
  const stored = await session.stored();
  if (session.get().draft.owner === null) return appliedAt(jobId) !== null;
  return stored === null && (await askApplied());
}

async function sendDraft({ jobId, session, language, onProgress, signal }: Sending): Promise<SendOutcome> {
  const { attempted } = session.get().draft;
  session.change({ attempted: true, sentFor: sentPartsOf(session.get().draft) });
  await session.save();
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

/** One tab at a time, where the browser has locks and hands them out: not over plain HTTP. */
async function inTurn(name: string, signal: AbortSignal, send: () => Promise<SendOutcome>): Promise<SendOutcome> {
  if (!('locks' in navigator)) return send();
  let begun = false;
  try {
    return await navigator.locks.request(name, { signal }, () => {
      begun = true;
      return send();
    });
  } catch (error) {
    if (signal.aborted && !begun) return { kind: 'cancelled' };
    throw error;
  }
}
