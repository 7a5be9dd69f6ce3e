/** `unknown`: nothing can be said about the file, which counts for it. */
export type PdfReading =
  { kind: 'read'; pages: number; hasText: boolean } | { kind: 'encrypted' } | { kind: 'unknown' };

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
