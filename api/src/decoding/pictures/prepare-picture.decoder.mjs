// A decoder process, started by fetched-pictures.client.ts. Plain JavaScript: Node runs it from the sources too.
import { Resvg } from '@resvg/resvg-js';
import { serveDecoder } from '../decoder.runtime.mjs';
import { criticalChunksOf, formats, limitInputPixels, sharp } from './raster-pictures.parser.mjs';

/** @typedef {import('./fetched-pictures.client.ts').PictureRequest} PictureRequest */
/** @typedef {import('./fetched-pictures.client.ts').PictureAnswer} PictureAnswer */

/** Pixels. A vector picture that can be drawn at this width is stored unchanged. */
const trialWidth = 256;

/**
 * Encodes the first frame again, in its own format and without metadata: only what this encoder wrote is passed on.
 * @param {PictureRequest} request
 * @returns {Promise<PictureAnswer>}
 */
async function prepareRaster({ picture, maxSide }) {
  const bytes = criticalChunksOf(Buffer.from(picture));
  const { format } = await sharp(bytes, { limitInputPixels }).metadata();
  if (!formats.has(format)) return { kind: 'unreadable', reason: `it is ${format}` };
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error' })
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  return { kind: 'prepared', contentType: `image/${info.format}`, bytes: data };
}

/**
 * @param {PictureRequest} request
 * @returns {PictureAnswer}
 */
function tryVector({ picture }) {
  const bytes = Buffer.from(picture);
  const drawing = new Resvg(bytes, { fitTo: { mode: 'width', value: trialWidth }, font: { loadSystemFonts: false } });
  drawing.render();
  return { kind: 'prepared', contentType: 'image/svg+xml', bytes };
}

await serveDecoder(async (/** @type {PictureRequest} */ request) => {
  try {
    return request.isVector ? tryVector(request) : await prepareRaster(request);
  } catch (error) {
    return { kind: 'unreadable', reason: error.message };
  }
});
