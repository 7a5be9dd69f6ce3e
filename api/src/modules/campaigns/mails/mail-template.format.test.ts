import fc from 'fast-check';
import { encodedOf, plainOf, toPiece, type Piece } from './mail-template.format.ts';

const partOf = (pieces: readonly Piece[]) => Buffer.concat(encodedOf(pieces)).toString('latin1');

/** Decoder according to RFC 2045. */
function decoded(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const text = fc.string({
  unit: fc.constantFrom('a', ' ', '\t', '=', 'ç', '€', '👩‍💻', '.', '-', '\n', '\r\n', '\r'),
  maxLength: 300,
});

it('decodes to the same text for any sequence of pieces, with valid line lengths', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      const pieces = texts.map(toPiece);
      expect(plainOf(pieces)).toBe(texts.join(''));
      const part = partOf(pieces);
      const whole = texts.map((one) => one.replaceAll(/\r\n?|\n/g, '\r\n')).join('');
      expect(decoded(part)).toBe(whole);
      expect(part).toMatch(/^[\t\r\n -~]*$/);
      expect(Math.max(...part.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
      // Servers may strip trailing blanks.
      expect(part).not.toMatch(/[ \t](\r\n|$)/);
    }),
  );
});

it('leaves space for the soft line break', () => {
  for (let length = 70; length < 160; length += 1) {
    const lines = partOf([toPiece('a'.repeat(length)), toPiece('b')]).split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76);
  }
});
