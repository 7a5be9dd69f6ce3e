import sharp from 'sharp';

/** More than the default of any phone's camera; 5 MB can hold many times as many. */
export const limitInputPixels = 64_000_000;
export const formats = new Set(['jpeg', 'png', 'webp']);

// No other format is loaded: each one is another library that untrusted input can reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that the pixels need. Every other chunk is metadata; `zTXt`, `iTXt` and `iCCP` contain compressed data of any size. */
const criticalTypes = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Length, type, CRC. */
const frameBytes = 12;

/** @param {Buffer} bytes */
const isPng = (bytes) => bytes.subarray(0, signature.length).equals(signature);

/**
 * A PNG without its ancillary chunks; other formats unchanged. Ends after `IEND` or before a chunk that is cut off.
 * Source: PNG specification, third edition, §5.
 * @param {Buffer} bytes
 * @returns {Buffer}
 */
export function criticalChunksOf(bytes) {
  if (!isPng(bytes)) return bytes;
  const parts = [signature];
  for (let at = signature.length; at + frameBytes <= bytes.length;) {
    const end = at + frameBytes + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) break;
    if (criticalTypes.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}
