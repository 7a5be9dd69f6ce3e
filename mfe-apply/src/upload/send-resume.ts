import { apiUrl, log, type ApiError } from 'platform';
import { isErrorAnswer, expandTemplate, applyToJob, idempotencyHeader, resumePart } from 'shared-contracts';
import type { ApplicationReceipt, ApplyFields } from 'shared-contracts';

export interface ResumeUpload {
  jobId: number;
  /** Idempotency key. */
  key: string;
  file: Blob;
  fileName: string;
  fields: ApplyFields;
  signal: AbortSignal;
  /** Share that is on its way, 0 to 1; 1 while the answer is waited for. */
  onProgress: (share: number) => void;
}

export type UploadOutcome =
  { kind: 'sent'; receipt: ApplicationReceipt } | { kind: 'refused'; error: ApiError } | { kind: 'cancelled' };

/** Milliseconds without any progress until an upload counts as lost. */
export const patience = 120_000;

const refused = (status: number, code: ApiError['data']['code'], message = ''): UploadOutcome => ({
  kind: 'refused',
  error: { status, data: { code, message, error: message } },
});

/** Sends a resume. By XMLHttpRequest, because fetch does not tell how much of a body is on its way. Never rejects. */
export function sendResume(upload: ResumeUpload): Promise<UploadOutcome> {
  const { signal, onProgress } = upload;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasEnded = false;
    const end = (outcome: UploadOutcome) => {
      hasEnded = true;
      clearTimeout(timer);
      resolve(outcome);
    };
    const giveUp = (outcome: UploadOutcome) => {
      end(outcome);
      request.abort();
    };
    const advance = (share: number) => {
      if (hasEnded) return;
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(refused(0, 'unreachable')), patience);
      onProgress(share);
    };

    signal.addEventListener('abort', () => giveUp({ kind: 'cancelled' }));
    request.upload.addEventListener('progress', ({ loaded, total }) => advance(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => advance(1));
    request.addEventListener('error', () => end(refused(0, 'unreachable')));
    request.addEventListener('load', () => end(readAnswer(request)));
    request.open(applyToJob.method, apiUrl(expandTemplate(applyToJob.template, { id: String(upload.jobId) })));
    request.withCredentials = true;
    request.setRequestHeader(idempotencyHeader, upload.key);
    request.setRequestHeader('accept', 'application/json');
    advance(0);
    request.send(toForm(upload));
  });
}

function toForm({ file, fileName, fields }: ResumeUpload): FormData {
  const form = new FormData();
  // Texts first: whoever reads the form as it comes knows them before the file.
  for (const [name, value] of Object.entries(fields) as [string, string][]) form.append(name, value);
  form.append(resumePart, file, fileName);
  return form;
}

function readAnswer({ status, responseText }: XMLHttpRequest): UploadOutcome {
  const body = parse(responseText);
  if (status < 200 || status >= 300) {
    return isErrorAnswer(body) ? { kind: 'refused', error: { status, data: body } } : refused(status, 'unreadable');
  }
  const receipt = toReceipt(body);
  if (receipt !== null) return { kind: 'sent', receipt };
  log.error('Failed to get resumeId from API response');
  return refused(status, 'resume_id_missing');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Both names of the id are equal; either will do. */
function toReceipt(body: unknown): ApplicationReceipt | null {
  const { id, resumeId = id } = (body ?? {}) as Partial<ApplicationReceipt>;
  return typeof resumeId === 'string' ? { ...(body as ApplicationReceipt), id: resumeId, resumeId } : null;
}
