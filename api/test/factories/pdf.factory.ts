export interface PdfOptions {
  pages?: number;
  /** Text of each page; empty for none. */
  text?: string;
  /** Each page is a picture of a page. */
  imageOnly?: boolean;
  link?: string;
  /** Compressed objects and cross-references (PDF 1.5). */
  objectStreams?: boolean;
  /** Exact size; it is reached with an unreferenced stream. */
  padToBytes?: number;
}

type PdfLib = typeof import('pdf-lib');

/**
 * A valid PDF; equal options yield equal bytes. `raw-pdf.factory.ts` builds invalid and encrypted ones. The import is dynamic
 * because Jest loads pdf-lib in 200 ms, and most files that use the factories build no PDF.
 */
export async function buildPdf(options: PdfOptions = {}): Promise<Buffer> {
  const lib = await import('pdf-lib');
  const document = await lib.PDFDocument.create({ updateMetadata: false });
  await addPages(document, options, lib);
  // By default pdf-lib waits for a timer after every 50 objects, which never fires in tests with fake timers.
  const saved = { useObjectStreams: options.objectStreams ?? false, objectsPerTick: Infinity };
  const save = async () => Buffer.from(await document.save(saved));
  return options.padToBytes === undefined ? save() : padded(document, save, options.padToBytes);
}

type Document = Awaited<ReturnType<PdfLib['PDFDocument']['create']>>;

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function addPages(
  document: Document,
  { pages = 1, text = 'Ana Silva, programadora', imageOnly = false, link }: PdfOptions,
  { PDFString, StandardFonts }: PdfLib,
): Promise<void> {
  const font = await document.embedFont(StandardFonts.Helvetica);
  const picture = imageOnly ? await document.embedPng(onePixel) : null;
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([595, 842]);
    if (picture === null) page.drawText(text, { x: 72, y: 770, size: 12, font });
    else page.drawImage(picture, { width: 595, height: 842 });
    if (link !== undefined) {
      const action = { S: 'URI', URI: PDFString.of(link) };
      const annotation = { Type: 'Annot', Subtype: 'Link', Rect: [72, 760, 200, 780], A: action };
      page.node.addAnnot(document.context.register(document.context.obj(annotation)));
    }
  }
}

/** Repeated, because the entry with the length of the stream gets shorter with the stream. */
async function padded({ context }: Document, save: () => Promise<Buffer>, size: number): Promise<Buffer> {
  const stream = context.nextRef();
  let padding = size;
  for (let tries = 0; tries < 5; tries++) {
    context.assign(stream, context.stream(Buffer.alloc(padding, 'padding ')));
    const pdf = await save();
    if (pdf.length === size) return pdf;
    padding += size - pdf.length;
  }
  throw new Error(`Cannot pad the PDF to ${size} bytes`);
}
