import type { Drawing, PdfReading } from './pdf-reader';

/** The HTML server does not inspect PDF files, so its bundle excludes pdf.js. */
export const readPdf = (_file: Blob): Promise<PdfReading> => Promise.resolve({ kind: 'unknown' });

/** Not supported on the server. */
export const openPdf = (_file: Blob): Promise<Drawing> =>
  Promise.reject(new Error('PDF rendering is not available on the server'));
