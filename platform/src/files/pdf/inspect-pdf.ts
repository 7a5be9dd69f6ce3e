/** `unknown`: nothing can be said about the file, which counts for it. */
export type PdfReading =
  { kind: 'read'; pages: number; hasText: boolean } | { kind: 'encrypted' } | { kind: 'unknown' };

/** One page as it is drawn. */
export interface DrawnPage {
  canvas: HTMLCanvasElement;
  /** What it says, for who cannot see it. */
  text: string;
}

export interface Drawing {
  /** Of the whole file. */
  pages: number;
  /** Draws one, 1 and up, as wide as told in CSS pixels. */
  draw: (page: number, width: number) => Promise<DrawnPage>;
  close: () => void;
}

const loadReader = () => import(/* webpackChunkName: "pdf-reader" */ '#pdf-reader');

/** Fetches the reader ahead: somebody is about to choose a file. */
export function prepareInspection(): void {
  loadReader().catch(() => {});
}

/** Looks into a PDF. Where the reader does not come, or gives up, the file is as good as before. */
export async function inspectPdf(file: Blob): Promise<PdfReading> {
  try {
    const { readPdf } = await loadReader();
    return await readPdf(file);
  } catch {
    return { kind: 'unknown' };
  }
}

/** Opens a PDF to draw its pages. Rejects where it cannot be read. */
export async function openDrawing(file: Blob): Promise<Drawing> {
  const { openPdf } = await loadReader();
  return openPdf(file);
}
