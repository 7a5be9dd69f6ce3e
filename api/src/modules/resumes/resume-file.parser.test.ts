import fc from 'fast-check';
import { countCharacters, limits } from 'shared-contracts';
import { codePoint } from 'shared-contracts/testing/code-point';
import { toFileName } from './resume-file.parser.ts';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['Currículo da Conceição.PDF', 'Currículo da Conceição.pdf'],
  ['cafe\u0301.pdf', 'caf\u00e9.pdf'],
  ['Ana 🚀.pdf', 'Ana 🚀.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\x\\y.pdf', 'y.pdf'],
  ['a/b\\c.pdf', 'c.pdf'],
  ['cv.pdf/', 'curriculo.pdf'],
  ['cv\0.exe\n.pdf', 'cv.exe.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
  ['\u2066cv\u2069\u200b\u200d\ufeff.pdf', 'cv.pdf'],
  ['a\u2028b\u0085c.pdf', 'abc.pdf'],
  ['half \ud83d.pdf', 'half.pdf'],
  ['two  words \t here.pdf', 'two words here.pdf'],
  ['"quoted"; <cv>|?*.pdf', '-quoted-; -cv----.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['.pdf', 'curriculo.pdf'],
  ['...', 'curriculo.pdf'],
  ['. . .pdf', 'curriculo.pdf'],
  ['', 'curriculo.pdf'],
  ['  ', 'curriculo.pdf'],
  ['cv .pdf ', 'cv.pdf'],
  ['cv.docx', 'cv.docx.pdf'],
  ['cv.pdf.pdf', 'cv.pdf.pdf'],
  ['__proto__', '__proto__.pdf'],
])('converts %j to %j', (original, name) => {
  expect(toFileName(original)).toBe(name);
});

it('truncates before the extension, without splitting a character', () => {
  expect(toFileName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(limits.fileNameCharacters - 4)}.pdf`);
  const shortened = toFileName(`x${'🚀'.repeat(300)}`);
  expect(shortened).toBe(`x${'🚀'.repeat(limits.fileNameCharacters - 5)}.pdf`);
});

const character = fc.oneof(
  codePoint,
  fc.constantFrom('.', '/', '\\', ':', '"', '*', ' ', '\0', '\u202e', '\u200d', '\ud83d', '🚀', '.pdf'),
);
const hostile = fc.array(character, { maxLength: 400 }).map((parts) => parts.join(''));

it('returns a safe, short and stable name for any input', () => {
  fc.assert(
    fc.property(hostile, (original) => {
      const name = toFileName(original);
      expect(name).toMatch(/^[^\s.].*\.pdf$/u);
      expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(countCharacters(name)).toBeLessThanOrEqual(limits.fileNameCharacters);
      expect(toFileName(name)).toBe(name);
    }),
  );
});
