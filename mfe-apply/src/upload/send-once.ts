import type { Language } from 'shared-contracts';
import { appliedAt } from '../applied/applied-jobs';
import { sentPartsOf, withSentParts } from '../draft/draft';
import type { DraftSession } from '../draft/draft-session';
import { sendResume, type UploadOutcome } from './send-resume';

interface Sending {
  jobId: number;
  session: DraftSession;
  language: Language;
  /** Whose name and address are known need not send them. */
  isVisitor: boolean;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** `elsewhere`: another tab has completed the application. */
export type SendOutcome = UploadOutcome | { kind: 'elsewhere' };

/** Sends a draft's resume, and only one of all tabs does: the others go on with its receipt. */
export function sendOnce(sending: Sending): Promise<SendOutcome> {
  const { jobId, session, signal } = sending;
  return inTurn(`apply:${jobId}`, signal, async () => {
    if (appliedAt(jobId) !== null) return { kind: 'elsewhere' };
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

async function sendDraft({ jobId, session, language, isVisitor, ...rest }: Sending): Promise<SendOutcome> {
  session.change({ attempted: true });
  await session.save();
  const { draft } = session.get();
  const { key, resume, name, email, replaces } = draft;
  const receiptFor = sentPartsOf(draft);
  if (resume === null) return { kind: 'cancelled' };
  const applicant = isVisitor ? withoutBlanks({ name, email }) : {};
  const fields = { language, ...applicant, ...(replaces !== null && { replaces }) };
  const outcome = await sendResume({ jobId, key, file: resume.file, fileName: resume.name, fields, ...rest });
  if (outcome.kind === 'sent') {
    session.change({ receipt: outcome.receipt, receiptFor, replaces: null });
    await session.save();
  }
  return outcome;
}

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
