/** `unknown`: the file could not be inspected, and is accepted. */
export type PdfReading =
  { kind: 'read'; pages: number; hasText: boolean } | { kind: 'encrypted' } | { kind: 'unknown' };

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
