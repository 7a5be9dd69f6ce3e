// A process of its own, started by shaping-process.ts. Plain JavaScript: Node runs it from the sources too.
import sharp from 'sharp';

/** @typedef {import('./shaping-process.ts').Answer} Answer */
/** @typedef {import('./shaping-process.ts').Order} Order */

/** More than any telephone's camera takes by default, and 5 MB have room for many times as many. */
const limitInputPixels = 64_000_000;
const formats = new Set(['jpeg', 'png', 'webp']);

// Nothing else is opened, whatever it claims to be: each further format is a further library that strangers can reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** An animated PNG says so before its first picture begins. */
function isAnimatedPng(/** @type {Buffer} */ bytes) {
  const mark = bytes.indexOf('acTL');
  return mark !== -1 && mark < bytes.indexOf('IDAT');
}

/**
 * @param {Buffer} bytes
 * @returns {Promise<string | null>} Why it is no picture for a profile.
 */
async function objection(bytes) {
  const { format, pages = 1 } = await sharp(bytes, { limitInputPixels }).metadata();
  if (!formats.has(format)) return `it is ${format}`;
  return pages > 1 || isAnimatedPng(bytes) ? 'it moves' : null;
}

/**
 * sharp writes none of what the camera wrote unless it is asked to, and turns colours into sRGB.
 * @param {Order} order
 * @returns {Promise<Answer>}
 */
async function shape({ picture, side }) {
  const bytes = Buffer.from(picture);
  try {
    const reason = await objection(bytes);
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

// The parent ends this process; a signal to the whole group must not cut off a picture that it waits for.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (/** @type {Order} */ order) => {
  void shape(order).then((answer) => process.send?.(answer));
});
