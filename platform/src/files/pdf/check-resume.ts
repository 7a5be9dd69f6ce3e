import { limits } from 'shared-contracts';
import type { Drawing, PdfReading } from './pdf-reader';

/** Error codes for an invalid resume. The API repeats the checks with the same codes. */
export type ResumeProblem =
  | 'resume_empty'
  | 'resume_too_large'
  | 'resume_not_pdf'
  | 'resume_encrypted'
  | 'resume_unreadable';

/** PDF header. The file name and type are not checked. */
const signature = '%PDF-';
const signatureWithin = 1024;

/** Why a file is not acceptable as a resume, as an error code; null if it is. Does not open the document. */
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

export type { Drawing, DrawnPage, PdfReading } from './pdf-reader';

const loadReader = () => import(/* webpackChunkName: "pdf-reader" */ '#pdf-reader');

/** Preloads the PDF reader. */
export function prepareInspection(): void {
  loadReader().catch(() => {});
}

/** Inspects a PDF. Returns `unknown` if the reader cannot be loaded or fails. */
export async function inspectPdf(file: Blob): Promise<PdfReading> {
  try {
    const { readPdf } = await loadReader();
    return await readPdf(file);
  } catch {
    return { kind: 'unknown' };
  }
}

/** Opens a PDF for rendering. Rejects if it cannot be read. */
export async function openDrawing(file: Blob): Promise<Drawing> {
  const { openPdf } = await loadReader();
  return openPdf(file);
}
