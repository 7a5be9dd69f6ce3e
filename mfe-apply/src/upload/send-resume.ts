import { log } from 'platform';
import { sendForm, type UploadOutcome } from 'platform/files';
import { applicantHeader, applyToJob, expandTemplate, idempotencyHeader, resumePart } from 'shared-contracts';
import type { SentReceipt, ApplyFields } from 'shared-contracts';

/** The resume of the application: a new file or a stored resume. */
export type SentResume = { file: Blob; name: string } | { resumeId: string };

export interface ResumeUpload {
  jobId: number;
  /** Idempotency key. */
  key: string;
  /** Id of the account as which it is sent; null: a visitor. */
  applicant: number | null;
  resume: SentResume;
  fields: ApplyFields;
  signal: AbortSignal;
  /** Share of the body that was sent, 0 to 1; 1 while the response is pending. First called once the request is open. */
  onProgress: (share: number) => void;
}

export type SendResumeOutcome = UploadOutcome<SentReceipt>;

/** Applies for a job. Never rejects. */
export function sendResume({
  jobId,
  key,
  applicant,
  resume,
  fields,
  ...rest
}: ResumeUpload): Promise<SendResumeOutcome> {
  return sendForm({
    ...rest,
    method: applyToJob.method,
    path: expandTemplate(applyToJob.template, { id: String(jobId) }),
    headers: { [idempotencyHeader]: key, ...(applicant !== null && { [applicantHeader]: String(applicant) }) },
    body: 'resumeId' in resume ? JSON.stringify({ ...resume, ...fields }) : toForm(resume, fields),
    read: toReceipt,
    unread: 'resume_id_missing',
  });
}

function toForm({ file, name }: { file: Blob; name: string }, fields: ApplyFields): FormData {
  const form = new FormData();
  // Text fields first, so that a streaming parser has them before the file.
  for (const [field, value] of Object.entries(fields) as [string, string][]) form.append(field, value);
  form.append(resumePart, file, name);
  return form;
}

/** Both names of the id are equal; either will do. */
function toReceipt(body: unknown): SentReceipt | null {
  const { id, resumeId = id } = (body ?? {}) as Partial<SentReceipt>;
  if (typeof resumeId === 'string') return { ...(body as SentReceipt), id: resumeId, resumeId };
  log.error('Failed to get resumeId from API response');
  return null;
}
