import fc from 'fast-check';
import { countCharacters, limits } from 'shared-contracts';
import { toSubject } from './mail.layout.tsx';

it('does not change a subject within the length limit', () => {
  expect(toSubject('Candidatura recebida: Técnico de “frio” (m/f)')).toBe(
    'Candidatura recebida: Técnico de “frio” (m/f)',
  );
});

it("does not truncate a campaign's longest subject", () => {
  const longest = '😀'.repeat(limits.mailSubjectCharacters);
  expect(toSubject(longest)).toBe(longest);
});

it('returns one line of limited length for any title', () => {
  const breaks = fc.constantFrom('\r\nBcc: todos@example.com', '\u2028', '\u0000', '\t');
  const title = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), breaks)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(title, (text) => {
      const subject = toSubject(text);
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(countCharacters(subject)).toBeLessThanOrEqual(limits.mailSubjectCharacters);
      expect(subject).toBe(subject.trim());
    }),
  );
});
