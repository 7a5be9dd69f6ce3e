import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Leaves its handler in `globalThis.pdfjsWorker`, so that pdf.js works on the page's own thread: no worker, no blob.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { DrawnPage, Drawing, PdfReading } from './inspect-pdf';

/** Pages looked at for text; a scanned resume has none on any. */
const lookedAt = 5;

const errorsOnly = 0;

async function open(file: Blob) {
  const data = new Uint8Array(await file.arrayBuffer());
  return getDocument({ data, isEvalSupported: false, useWasm: false, verbosity: errorsOnly });
}

/** Part on demand: some 440 KB, with pdf.js. */
export async function readPdf(file: Blob): Promise<PdfReading> {
  const task = await open(file);
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
    if ((await textOf(await pdf.getPage(number))) !== '') return true;
  }
  return false;
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return words.join('').trim();
}

/** Sharper than this is not seen, and costs memory on phones. */
const sharpest = 2;

/** Opens a PDF to have its pages drawn. Rejects where it cannot be read. */
export async function openPdf(file: Blob): Promise<Drawing> {
  const task = await open(file);
  const close = () => void task.destroy();
  try {
    const pdf = await task.promise;
    return { pages: pdf.numPages, close, draw: async (number, width) => draw(await pdf.getPage(number), width) };
  } catch (error) {
    close();
    throw error;
  }
}

async function draw(page: PDFPageProxy, width: number): Promise<DrawnPage> {
  const { width: natural } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (width * Math.min(window.devicePixelRatio, sharpest)) / natural });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return { canvas, text: await textOf(page) };
}
