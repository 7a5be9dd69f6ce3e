import fc from 'fast-check';
import { toSubject } from './subject.ts';

it('keeps a line that fits', () => {
  expect(toSubject('Candidatura recebida: Técnico de “frio” (m/f)')).toBe(
    'Candidatura recebida: Técnico de “frio” (m/f)',
  );
});

it('is one line of 120 characters at most, whatever the title holds', () => {
  const breaks = fc.constantFrom('\r\nBcc: todos@example.com', '\u2028', '\u0000', '\t');
  const title = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), breaks)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(title, (text) => {
      const subject = toSubject(text);
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(subject.length).toBeLessThanOrEqual(120);
      expect(subject).toBe(subject.trim());
    }),
  );
});
