export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

const beginsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

const svgRoot = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/;
/** A logo needs none of these, and each can run or fetch something. */
const active =
  /<!DOCTYPE|<!ENTITY|<script|<foreignObject|<iframe|<use\b[^>]*href\s*=\s*["']?\s*[^#"'\s]|\son\w+\s*=|javascript:|@import|data:text/i;

function isHarmlessSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  return svgRoot.test(text) && !active.test(text);
}

/** What an image is by its content, whatever its name or header says; null for anything that is no logo. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (beginsWith(bytes, png)) return 'image/png';
  if (beginsWith(bytes, jpeg)) return 'image/jpeg';
  if (isWebp(bytes)) return 'image/webp';
  return isHarmlessSvg(bytes) ? 'image/svg+xml' : null;
}
