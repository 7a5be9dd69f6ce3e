// A decoder process, started by picture-drawer.service.ts. It is plain JavaScript, because Node also runs it from the sources.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { serveDecoder } from '../../../decoding/decoder.runtime.mjs';

/** @typedef {import('./picture-drawer.service.ts').Drawing} Drawing */
/** @typedef {import('./picture-drawer.service.ts').DrawingAnswer} Answer */

const { resolve } = createRequire(import.meta.url);
const weights = /** @type {const} */ ([500, 600, 800]);
/** The second subset contains characters that the first lacks: "Łódź". */
const subsets = /** @type {const} */ ([
  ['Figtree', 'latin'],
  ['Figtree Ext', 'latin-ext'],
]);

const loadFonts = () =>
  Promise.all(
    weights.flatMap((weight) =>
      subsets.map(async ([name, subset]) => {
        const data = await readFile(resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`));
        return { name, data, weight, style: /** @type {const} */ ('normal') };
      }),
    ),
  );

const fonts = await loadFonts();

/**
 * @param {Drawing} drawing
 * @returns {Promise<Answer>}
 */
async function draw({ element, width, height }) {
  try {
    const svg = await satori(element, { width, height, fonts });
    return { kind: 'drawn', png: new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng() };
  } catch (error) {
    return { kind: 'failed', reason: error.message };
  }
}

await serveDecoder(draw);
