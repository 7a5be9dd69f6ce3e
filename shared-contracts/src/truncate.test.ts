import fc from 'fast-check';
import { countCharacters } from './count-characters.ts';
import { firstWords, truncate } from './truncate.ts';

it('does not change short texts', () => {
  expect(truncate('Dados', 5)).toBe('Dados');
});

it('cuts between words and removes trailing punctuation', () => {
  expect(truncate('Analista de dados, sénior', 21)).toBe('Analista de dados...');
});

it('cuts inside a long word', () => {
  expect(truncate('Desoxirribonucleico', 10)).toBe('Desoxir...');
});

it('never exceeds the length or splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.integer({ min: 10, max: 60 }), (text, length) => {
      const cut = truncate(text, length);
      expect(countCharacters(cut)).toBeLessThanOrEqual(length);
      expect(cut === text).toBe(countCharacters(text) <= length);
      expect(isWellFormed(cut) || !isWellFormed(text)).toBe(true);
    }),
  );
});

it('counts words', () => {
  expect(firstWords('um dois três', 3)).toBe('um dois três');
  expect(firstWords('um dois três', 2)).toBe('um dois...');
});

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);
