import type { PdfReading } from './inspect-pdf';

/** The HTML server reads no resumes, and need not carry pdf.js. */
export const readPdf = (_file: Blob): Promise<PdfReading> => Promise.resolve({ kind: 'unknown' });
