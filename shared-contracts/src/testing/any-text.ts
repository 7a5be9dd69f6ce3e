import fc, { type StringSharedConstraints } from 'fast-check';

function toCodePoint(text: unknown): number {
  const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== text) throw new Error('Not a single code point.');
  return code;
}

const isSurrogate = (code: number) => code >= 0xd8_00 && code <= 0xdf_ff;
const codePoint = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => !isSurrogate(code))
  .map((code) => String.fromCodePoint(code), toCodePoint);

/**
 * Well-formed texts of any code points. `unit: 'binary'` of fast-check generates the same texts, but builds a table of all code
 * points, which takes a second per process.
 */
export const anyText = (constraints: StringSharedConstraints = {}) => fc.string({ ...constraints, unit: codePoint });
