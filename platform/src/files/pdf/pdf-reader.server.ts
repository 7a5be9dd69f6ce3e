import type { Drawing, PdfReading } from './inspect-pdf';

/** The HTML server reads no resumes, and need not carry pdf.js. */
export const readPdf = (_file: Blob): Promise<PdfReading> => Promise.resolve({ kind: 'unknown' });

/** Nor does it draw them. */
export const openPdf = (_file: Blob): Promise<Drawing> => Promise.reject(new Error('Nothing is drawn on the server'));
