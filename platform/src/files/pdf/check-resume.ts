import { limits } from 'shared-contracts';

/** Error codes for an invalid resume. The API repeats the checks with the same codes. */
export type ResumeProblem =
  'resume_empty' | 'resume_too_large' | 'resume_not_pdf' | 'resume_encrypted' | 'resume_unreadable';

/** PDF header. The file name and type are not checked. */
const signature = '%PDF-';
const signatureWithin = 1024;

export async function checkResume(file: Blob): Promise<ResumeProblem | null> {
  if (file.size === 0) return 'resume_empty';
  if (file.size > limits.resumeBytes) return 'resume_too_large';
  const beginning = await file.slice(0, signatureWithin).text();
  return beginning.includes(signature) ? null : 'resume_not_pdf';
}

/** Returns a copy of the file's content, or an error code. The file on disk may change or be deleted before the upload. */
export async function readResume(file: File): Promise<Blob | ResumeProblem> {
  try {
    return (await checkResume(file)) ?? new Blob([await file.arrayBuffer()], { type: 'application/pdf' });
  } catch {
    return 'resume_unreadable';
  }
}
