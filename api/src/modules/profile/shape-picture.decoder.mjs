// A decoder process, started by picture-shaper.service.ts. Plain JavaScript: Node runs it from the sources too.
import { serveDecoder } from '../../decoding/decoder.runtime.mjs';
import { criticalChunksOf, formats, limitInputPixels, sharp } from '../../decoding/pictures/raster-pictures.parser.mjs';

/** @typedef {import('./picture-shaper.service.ts').ShapingResult} Answer */
/** @typedef {import('./picture-shaper.service.ts').ShapingInput} ShapingInput */

/** APNG: `acTL` precedes the first `IDAT`. */
function isAnimatedPng(/** @type {Buffer} */ bytes) {
  const mark = bytes.indexOf('acTL');
  return mark !== -1 && mark < bytes.indexOf('IDAT');
}

/**
 * @param {Buffer} bytes
 * @returns {Promise<string | null>} The reason why it is rejected; null if it is accepted.
 */
async function rejectionReason(bytes) {
  const { format, pages = 1 } = await sharp(bytes, { limitInputPixels }).metadata();
  if (!formats.has(format)) return `it is ${format}`;
  return pages > 1 ? 'it is animated' : null;
}

/**
 * sharp writes no metadata by default and converts colors to sRGB.
 * @param {ShapingInput} request
 * @returns {Promise<Answer>}
 */
async function shape({ picture, side }) {
  const sent = Buffer.from(picture);
  try {
    if (isAnimatedPng(sent)) return { kind: 'unreadable', reason: 'it is animated' };
    const bytes = criticalChunksOf(sent);
    const reason = await rejectionReason(bytes);
    if (reason !== null) return { kind: 'unreadable', reason };
    const webp = await sharp(bytes, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
    return { kind: 'shaped', webp };
  } catch (error) {
    return { kind: 'unreadable', reason: error.message };
  }
}

await serveDecoder(shape);
