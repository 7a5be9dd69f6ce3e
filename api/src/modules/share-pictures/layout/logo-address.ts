import { imageTypeOf } from '../../../outside/image-type.ts';

/** A small file may unpack to gigabytes; no logo has more pixels on a side. */
const longestSide = 2048;

interface Size {
  width: number;
  height: number;
}

function pngSize(bytes: Buffer): Size | null {
  return bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Frame headers are SOF0 to SOF15, without the three of that range that are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | null {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1]!)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}

const isSmall = (size: Size | null) => size !== null && Math.max(size.width, size.height) <= longestSide;

/** Pictures within the picture, and effects that cost more than a logo is worth. */
const heavy = /<image\b|<filter\b|data:/i;

/** What the drawing may hold: known by its content, of a harmless size, and of a kind that can be drawn (no WebP). */
function isDrawable(bytes: Buffer): boolean {
  const type = imageTypeOf(bytes);
  if (type === 'image/png') return isSmall(pngSize(bytes));
  if (type === 'image/jpeg') return isSmall(jpegSize(bytes));
  return type === 'image/svg+xml' && !heavy.test(bytes.toString('utf8'));
}

/** A logo as an address with the image in it; null where it is not to be drawn. */
export function logoAddress(bytes: Buffer): string | null {
  return isDrawable(bytes) ? `data:${imageTypeOf(bytes)};base64,${bytes.toString('base64')}` : null;
}
