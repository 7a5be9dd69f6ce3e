import fc from 'fast-check';

/** Surrogates are not characters. */
const isCharacter = (point: number) => point < 0xd800 || point > 0xdfff;
const surrogates = 0x800;

/** @throws Error if the value is not one character; `fc.string` asks this for the strings that it tries first. */
function indexOf(value: unknown): number {
  const point = typeof value === 'string' ? (value.codePointAt(0) ?? -1) : -1;
  if (point < 0 || !isCharacter(point) || value !== String.fromCodePoint(point)) throw new Error('Not one character');
  return point < 0xd800 ? point : point - surrogates;
}

/** Any Unicode character, a unit of `fc.string`. Its own unit 'binary' computes a table of all characters first, for a second. */
export const codePoint = fc
  .nat({ max: 0x10ffff - surrogates })
  .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + surrogates), indexOf);
