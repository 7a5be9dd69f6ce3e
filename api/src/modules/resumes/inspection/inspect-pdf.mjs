// A decoder process, started by resume-inspector.ts. Plain JavaScript: Node runs it from the sources too.
import { readFile } from 'node:fs/promises';
import { serveDecoder } from '../../../decoding/decoder-runtime.mjs';

/** @typedef {import('../resume-inspector.ts').Finding} Finding */

/** What one file may unpack to, all its streams together; a usual resume needs a few MB. */
const unpackedBytes = 128 * 1024 * 1024;
/** No more are worth looking through: a resume without text on these is a scan. */
const pagesWithText = 5;
/** Above, a page count is an invention: 5 MB have no room for them. */
const mostPages = 100_000;

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
 * Node limits the heap of a process, not its buffers, and buffers are what a decompression bomb fills.
 * @param {string} name Of a global constructor.
 */
function countAllocations(name) {
  globalThis[name] = new Proxy(globalThis[name], {
    construct(Target, args, newTarget) {
      const [first] = args;
      const length = typeof first === 'number' ? first : (first?.length ?? 0);
      unpacked += length * (Target.BYTES_PER_ELEMENT ?? 1);
      // Thrown instead, it would be one more defect that pdf.js works around.
      if (unpacked > unpackedBytes) process.exit(1);
      return Reflect.construct(Target, args, newTarget);
    },
  });
}

/** pdf.js draws, too, and looks for what it would draw with. */
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
  // It unpacks outside of these; pdf.js has its own way where there is none.
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
      // a page that is broken has no text, and the others may be whole
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
    if (document.numPages > mostPages) return { kind: 'unreadable', reason: `${document.numPages} pages` };
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
