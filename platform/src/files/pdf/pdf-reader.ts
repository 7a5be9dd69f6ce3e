import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Sets `globalThis.pdfjsWorker`, so pdf.js runs on the main thread without a worker or a blob URL.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** `unknown`: the file could not be inspected, and is accepted. */
export type PdfReading =
  | { kind: 'read'; pages: number; hasText: boolean }
  | { kind: 'encrypted' }
  | { kind: 'unknown' };

/** A rendered page. */
export interface DrawnPage {
  canvas: HTMLCanvasElement;
  /** Text of the page, used as its text alternative. */
  text: string;
}

export interface Drawing {
  /** Page count. */
  pages: number;
  /** Renders one page (from 1) at the given width in CSS pixels. */
  draw: (page: number, width: number) => Promise<DrawnPage>;
  close: () => void;
}

/** Number of pages that are searched for text. Scanned resumes contain none. */
const maxInspectedPages = 5;

const errorsOnly = 0;

async function open(file: Blob) {
  const data = new Uint8Array(await file.arrayBuffer());
  return getDocument({ data, isEvalSupported: false, useWasm: false, verbosity: errorsOnly });
}

/** Loaded on demand: about 440 KB with pdf.js. */
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
  for (let number = 1; number <= Math.min(pdf.numPages, maxInspectedPages); number++) {
    if ((await textOf(await pdf.getPage(number))) !== '') return true;
  }
  return false;
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return words.join('').trim();
}

/** A higher ratio is not visible and uses more memory on phones. */
const maxPixelRatio = 2;

/** Opens a PDF for rendering. Rejects if it cannot be read. */
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
  const viewport = page.getViewport({ scale: (width * Math.min(window.devicePixelRatio, maxPixelRatio)) / natural });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return { canvas, text: await textOf(page) };
}
