import { log } from 'platform';
import { sendForm, type UploadOutcome } from 'platform/files';
import { appliedAt } from 'platform/jobs';
import {
  applicantHeader,
  applyToJob,
  expandTemplate,
  idempotencyHeader,
  resumePart,
  type ApplyFields,
  type Language,
  type SentReceipt,
} from 'shared-contracts';
import { isContentSent, type Draft } from '../draft/draft';
import type { DraftSession } from '../draft/draft-session';

interface Upload {
  jobId: number;
  session: DraftSession;
  language: Language;
  signal: AbortSignal;
  /** Share of the body that was sent, 0 to 1; 1 while the response is pending. First called once the request is open. */
  onProgress: (share: number) => void;
  /** Whether the account has applied for the job. */
  askApplied: () => Promise<boolean>;
}

/** `elsewhere`: another tab has completed the application. */
export type UploadResult = UploadOutcome<SentReceipt> | { kind: 'elsewhere' };

/**
 * Sends a draft's resume. Only one of several tabs sends it; the others continue with its receipt. An abort takes effect
 * immediately, also before the request exists.
 */
export async function uploadDraft(upload: Upload): Promise<UploadResult> {
  const { jobId, session, signal, askApplied, onProgress } = upload;
  const abortable = <Value>(work: Promise<Value>) => unlessAborted(signal, work);
  const uploadOnce = async (): Promise<UploadResult> => {
    if (await abortable(isCompletedElsewhere(jobId, session, askApplied))) return { kind: 'elsewhere' };
    await abortable(session.save());
    const stored = await abortable(session.stored());
    if (stored !== null && stored.receipt !== null) {
      session.dispatch({ type: 'sentElsewhere', draft: stored });
      if (isContentSent(stored)) return { kind: 'sent', answer: stored.receipt };
      session.dispatch({ type: 'contentEdited', changes: {} });
    }
    session.dispatch({ type: 'requested' });
    // `save` never rejects, and `sendResume` sends nothing once the signal has aborted.
    await abortable(session.save()).catch(() => {});
    let isAllSent = false;
    const outcome = await sendResume(session.get().draft, upload, (share) => {
      isAllSent = share === 1;
      onProgress(share);
    });
    if (outcome.kind === 'sent') {
      session.dispatch({ type: 'received', receipt: outcome.answer });
      await session.save();
    } else if (isNotReceived(outcome, isAllSent)) session.dispatch({ type: 'rejected' });
    return outcome;
  };
  try {
    // Browsers have no locks over plain HTTP.
    return await ('locks' in navigator
      ? navigator.locks.request(`apply:${jobId}`, { signal }, uploadOnce)
      : uploadOnce());
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

/** A completed application has no draft; it is recorded in a visitor's browser, and by the API for an account. */
async function isCompletedElsewhere(jobId: number, session: DraftSession, askApplied: () => Promise<boolean>) {
  const stored = await session.stored();
  if (session.get().draft.owner === null) return appliedAt(jobId) !== null;
  return stored === null && (await askApplied());
}

/** An incomplete body and a refused one are not stored by the API. Any other failure leaves the result unknown. */
const isNotReceived = (outcome: Exclude<UploadOutcome<SentReceipt>, { kind: 'sent' }>, isAllSent: boolean): boolean =>
  outcome.kind === 'cancelled' ? !isAllSent : outcome.error.status >= 400 && outcome.error.status < 500;

/** Sends the request for a draft: a form with the file, or JSON with the id of a stored resume. Never rejects. */
export async function sendResume(
  draft: Draft,
  { jobId, language, signal }: Pick<Upload, 'jobId' | 'language' | 'signal'>,
  onProgress: Upload['onProgress'],
): Promise<UploadOutcome<SentReceipt>> {
  const { owner, key } = draft;
  const body = bodyOf(draft, fieldsOf(draft, language));
  if (body === null) return { kind: 'cancelled' };
  return sendForm({
    signal,
    onProgress,
    method: applyToJob.method,
    path: expandTemplate(applyToJob.template, { id: String(jobId) }),
    headers: { [idempotencyHeader]: key, ...(owner !== null && { [applicantHeader]: String(owner) }) },
    body,
    read: toReceipt,
    unread: 'resume_id_missing',
  });
}

function bodyOf({ source, stored, resume }: Draft, fields: ApplyFields): FormData | string | null {
  if (source === 'stored') return stored && JSON.stringify({ resumeId: stored.id, ...fields });
  if (resume === null) return null;
  const form = new FormData();
  // Text fields first, so that a streaming parser has them before the file.
  for (const [field, value] of Object.entries(fields) as [string, string][]) form.append(field, value);
  form.append(resumePart, resume.file, resume.name);
  return form;
}

/** Name and address are sent for visitors only; the API has those of an account. */
function fieldsOf(draft: Draft, language: Language): ApplyFields {
  const { owner, source, saves, resumeName, name, email, replaces, unsettled } = draft;
  const applicant = Object.entries({ name, email }).map(([field, text]) => [field, text.trim()] as const);
  const saving: ApplyFields = saves && source !== 'stored' ? { saveResume: 'true', resumeName: resumeName.trim() } : {};
  return {
    language,
    ...(owner === null ? Object.fromEntries(applicant.filter(([, text]) => text !== '')) : saving),
    ...(replaces !== null && { replaces }),
    ...(unsettled !== null && { replacesKey: unsettled }),
  };
}

/** Responses name the id `id`, `resumeId` or both. */
function toReceipt(body: unknown): SentReceipt | null {
  const { id, resumeId = id } = (body ?? {}) as Partial<SentReceipt>;
  if (typeof resumeId === 'string') return { ...(body as SentReceipt), id: resumeId, resumeId };
  log.error('Failed to get resumeId from API response');
  return null;
}
