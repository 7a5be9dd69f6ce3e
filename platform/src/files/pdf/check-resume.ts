import { limits } from 'shared-contracts';

/** Why a file is no resume: codes of the API, which checks again. */
export type ResumeProblem =
  'resume_empty' | 'resume_too_large' | 'resume_not_pdf' | 'resume_encrypted' | 'resume_unreadable';

/** A PDF says so in its beginning, whatever its name says. */
const signature = '%PDF-';
const signatureWithin = 1024;

export async function checkResume(file: Blob): Promise<ResumeProblem | null> {
  if (file.size === 0) return 'resume_empty';
  if (file.size > limits.resumeBytes) return 'resume_too_large';
  const beginning = await file.slice(0, signatureWithin).text();
  return beginning.includes(signature) ? null : 'resume_not_pdf';
}

/** A copy of the file's content, since what stands on the disk may change or go before it is sent; or why it is no resume. */
export async function readResume(file: File): Promise<Blob | ResumeProblem> {
  try {
    return (await checkResume(file)) ?? new Blob([await file.arrayBuffer()], { type: 'application/pdf' });
  } catch {
    return 'resume_unreadable';
  }
}
