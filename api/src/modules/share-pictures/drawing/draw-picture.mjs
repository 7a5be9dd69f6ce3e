// A process of its own, started by drawing-process.ts. Plain JavaScript: Node runs it from the sources too.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';

/** @typedef {import('./drawing-process.ts').Answer} Answer */
/** @typedef {import('./drawing-process.ts').Drawing} Drawing */

const { resolve } = createRequire(import.meta.url);
const weights = /** @type {const} */ ([500, 600, 800]);
/** The second has what the first lacks: "Łódź". */
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

/** @param {Answer} answer */
const send = (answer) => process.send?.(answer);

/** @param {Error} error */
const fail = (error) => send({ kind: 'failed', reason: error.message });

/**
 * @param {Drawing} drawing
 * @param {Awaited<ReturnType<typeof loadFonts>>} fonts
 */
async function draw({ element, width, height }, fonts) {
  const svg = await satori(element, { width, height, fonts });
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  send({ kind: 'drawn', png });
}

// The parent ends this process; a signal to the whole group must not cut off a picture that it waits for.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const fonts = loadFonts();
process.on('message', (/** @type {Drawing} */ drawing) => {
  fonts.then((loaded) => draw(drawing, loaded)).catch(fail);
});
