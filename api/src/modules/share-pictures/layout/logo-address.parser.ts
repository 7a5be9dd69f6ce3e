import { imageTypeOf } from '../../../untrusted/images.parser.ts';

/** A small file may decode to gigabytes. No logo has more pixels per side. */
const maxSide = 2048;

interface Size {
  width: number;
  height: number;
}

function pngSize(bytes: Buffer): Size | null {
  return bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Frame headers are SOF0 to SOF15, except three markers in that range with other meanings. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | null {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1]!)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}

const isSmall = (size: Size | null) => size !== null && Math.max(size.width, size.height) <= maxSide;

/** Embedded images, and effects that are expensive to draw. */
const heavy = /<image\b|<filter\b|data:/i;

/** Accepts only known types that can be drawn (no WebP) and pictures of limited size. */
function isDrawable(bytes: Buffer): boolean {
  const type = imageTypeOf(bytes);
  if (type === 'image/png') return isSmall(pngSize(bytes));
  if (type === 'image/jpeg') return isSmall(jpegSize(bytes));
  return type === 'image/svg+xml' && !heavy.test(bytes.toString('utf8'));
}

/** A logo as a data URL; null if it must not be drawn. */
export function logoAddress(bytes: Buffer): string | null {
  return isDrawable(bytes) ? `data:${imageTypeOf(bytes)};base64,${bytes.toString('base64')}` : null;
}
