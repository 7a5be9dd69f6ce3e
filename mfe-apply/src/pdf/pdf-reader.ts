import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Leaves its handler in `globalThis.pdfjsWorker`, so that pdf.js works on the page's own thread: no worker, no blob.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PdfReading } from './inspect-pdf';

/** Pages looked at for text; a scanned resume has none on any. */
const lookedAt = 5;

const errorsOnly = 0;

/** Part on demand: some 440 KB, with pdf.js. */
export async function readPdf(file: Blob): Promise<PdfReading> {
  const data = new Uint8Array(await file.arrayBuffer());
  const task = getDocument({ data, isEvalSupported: false, useWasm: false, verbosity: errorsOnly });
  try {
    const pdf = await task.promise;
    return { kind: 'read', pages: pdf.numPages, hasText: await findText(pdf) };
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'unknown' };
  } finally {
    void task.destroy();
  }
}

async function findText(pdf: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= Math.min(pdf.numPages, lookedAt); number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true;
  }
  return false;
}
