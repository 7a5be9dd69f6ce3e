import fc from 'fast-check';
import { countCharacters, firstCharacters } from './count-characters.ts';

it.each([
  ['', 0],
  ['Ação', 4],
  ['😀a😀', 3],
])('%j has %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('returns the first characters without splitting one', () => {
  expect(firstCharacters('😀😀😀', 2)).toBe('😀😀');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.nat(90), (text, count) => {
      const first = firstCharacters(text, count);
      expect(text.startsWith(first)).toBe(true);
      expect(countCharacters(first)).toBe(Math.min(count, countCharacters(text)));
    }),
  );
});
