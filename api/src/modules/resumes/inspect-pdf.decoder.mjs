// A decoder process, started by resume-inspector.service.ts. Plain JavaScript: Node runs it from the sources too.
import { readFile } from 'node:fs/promises';
import { serveDecoder } from '../../decoding/decoder.runtime.mjs';

/** @typedef {import('./resume-inspector.service.ts').Finding} Finding */

/** Maximum decompressed size of a file, all streams together; a usual resume needs a few MB. */
const unpackedBytes = 128 * 1024 * 1024;
/** Number of pages to search for text: a resume without text on these is a scan. */
const pagesWithText = 5;
/** Maximum page count: 5 MB cannot contain more pages. */
const maxPages = 100_000;

const options = {
  verbosity: 0,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  enableXfa: false,
};

let unpacked = 0;

/**
 * Limits the allocation of buffers: Node limits the heap of a process but not its buffers, which a decompression bomb
 * fills.
 * @param {string} name Name of a global constructor.
 */
function countAllocations(name) {
  globalThis[name] = new Proxy(globalThis[name], {
    construct(Target, args, newTarget) {
      const [first] = args;
      const length = typeof first === 'number' ? first : (first?.length ?? 0);
      unpacked += length * (Target.BYTES_PER_ELEMENT ?? 1);
      // pdf.js would handle a thrown error as another defect of the file.
      if (unpacked > unpackedBytes) process.exit(1);
      return Reflect.construct(Target, args, newTarget);
    },
  });
}

/** Stubs the canvas classes that pdf.js looks up for rendering. */
function stubCanvas() {
  globalThis.DOMMatrix ??= Object;
  globalThis.ImageData ??= Object;
  globalThis.Path2D ??= Object;
}

async function loadPdfJs() {
  for (const bits of ['Int8', 'Uint8', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64']) {
    countAllocations(`${bits}Array`);
  }
  countAllocations('Uint8ClampedArray');
  countAllocations('ArrayBuffer');
  // DecompressionStream allocates outside of these constructors; without it pdf.js uses its own implementation.
  delete globalThis.DecompressionStream;
  stubCanvas();
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/**
 * @param {import('pdfjs-dist').PDFDocumentProxy} document
 * @returns {Promise<boolean>}
 */
async function hasText(document) {
  for (let number = 1; number <= Math.min(document.numPages, pagesWithText); number++) {
    try {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true;
    } catch {
      // A broken page has no text, but other pages may be valid.
    }
  }
  return false;
}

/**
 * @param {Awaited<ReturnType<typeof loadPdfJs>>} pdfJs
 * @param {Uint8Array} data
 * @returns {Promise<Finding>}
 */
async function inspect(pdfJs, data) {
  unpacked = 0;
  const loading = pdfJs.getDocument({ ...options, data });
  try {
    const document = await loading.promise;
    await document.getPage(1);
    if (document.numPages > maxPages) return { kind: 'unreadable', reason: `${document.numPages} pages` };
    return { kind: 'readable', pages: document.numPages, hasText: await hasText(document) };
  } catch (error) {
    if (error.name === 'PasswordException') return { kind: 'encrypted' };
    return { kind: 'unreadable', reason: error.message };
  } finally {
    await loading.destroy();
  }
}

const pdfJs = await loadPdfJs();
await serveDecoder(async (/** @type {string} */ path) => inspect(pdfJs, new Uint8Array(await readFile(path))));
