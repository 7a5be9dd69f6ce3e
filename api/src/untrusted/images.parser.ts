import { createHash } from 'node:crypto';

/** Name of a file, derived from its content: equal bytes have one URL, which can be cached forever. */
export function contentName(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

const beginsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** SVG features that can run or fetch something. Logos do not need them. */
const active = /<!DOCTYPE|<!ENTITY|<script|<foreignObject|<iframe|\son\w+\s*=|javascript:|@import|data:text/i;
const useTag = /<use\b[^<]*/gi;
const foreignReference = /href\s*=\s*(?:["']\s*)?[^#"'\s]/i;

/** The index of the next character that is not whitespace. */
function skipSpace(text: string, from: number): number {
  let index = from;
  while (/\s/.test(text.charAt(index))) index += 1;
  return index;
}

/** The index of the root element: after byte order mark, XML declaration and comments; -1 where one of them does not end. */
function rootIndex(text: string): number {
  let index = skipSpace(text, 0);
  for (const [open, close] of [
    ['<?xml', '?>'],
    ['<!--', '-->'],
  ] as const) {
    while (text.startsWith(open, index)) {
      const end = text.indexOf(close, index + open.length);
      if (end === -1) return -1;
      index = skipSpace(text, end + close.length);
    }
  }
  return index;
}

function isHarmlessSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  const index = rootIndex(text);
  if (index === -1 || !/^<svg[\s>]/.test(text.slice(index, index + 5))) return false;
  return !active.test(text) && !(text.match(useTag) ?? []).some((tag) => foreignReference.test(tag));
}

/**
 * The type of an image by its content, regardless of name and headers; null for unsupported content. Custom implementation: `file-type` does not
 * detect SVG, and parses a hundred formats that are not supported.
 */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (beginsWith(bytes, png)) return 'image/png';
  if (beginsWith(bytes, jpeg)) return 'image/jpeg';
  if (isWebp(bytes)) return 'image/webp';
  return isHarmlessSvg(bytes) ? 'image/svg+xml' : null;
}
