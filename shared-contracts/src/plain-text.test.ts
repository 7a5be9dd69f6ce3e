import fc from 'fast-check';
import {
  countCharacters,
  firstCharacters,
  firstWords,
  fold,
  isBlank,
  looseSlug,
  slugify,
  trimCharacters,
  trimEndOf,
  truncate,
} from './plain-text.ts';
import { codePoint } from './testing/code-point.ts';

it.each([
  ['', 0],
  ['Ação', 4],
  ['😀a😀', 3],
])('%j has %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('firstCharacters returns the first characters without splitting one', () => {
  expect(firstCharacters('😀😀😀', 2)).toBe('😀😀');
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 80 }), fc.nat(90), (text, count) => {
      const first = firstCharacters(text, count);
      expect(text.startsWith(first)).toBe(true);
      expect(countCharacters(first)).toBe(Math.min(count, countCharacters(text)));
    }),
  );
});

it.each([
  ['https://example.com//', 'https://example.com'],
  ['//', ''],
  ['', ''],
  ['/a', '/a'],
])('trims the slashes at the end of %j', (text, trimmed) => {
  expect(trimEndOf(text, /\//)).toBe(trimmed);
});

it('trimCharacters trims only both ends', () => {
  expect(trimCharacters(' ..a . b. ', /[\s.]/)).toBe('a . b');
});

it('truncate does not change short texts', () => {
  expect(truncate('Dados', 5)).toBe('Dados');
});

it('truncate cuts between words and removes trailing punctuation', () => {
  expect(truncate('Analista de dados, sénior', 21)).toBe('Analista de dados...');
});

it('truncate cuts inside a long word', () => {
  expect(truncate('Desoxirribonucleico', 10)).toBe('Desoxir...');
});

it('truncate never exceeds the length or splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 80 }), fc.integer({ min: 10, max: 60 }), (text, length) => {
      const cut = truncate(text, length);
      expect(countCharacters(cut)).toBeLessThanOrEqual(length);
      expect(cut === text).toBe(countCharacters(text) <= length);
      expect(isWellFormed(cut) || !isWellFormed(text)).toBe(true);
    }),
  );
});

it('firstWords truncates after the given number of words', () => {
  expect(firstWords('um dois três', 3)).toBe('um dois três');
  expect(firstWords('um dois três', 2)).toBe('um dois...');
});

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

it.each(['', ' \n\u00a0', '\u200b', '\u200b \u200d\ufeff', '\u202e', '\u3164', '\u115f', '\u2800', '\ufe0f', '\u00ad'])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

it.each(['a', '\u200ba', 'क्\u200dष', 'می\u200cخواهم', '👩\u200d💻', '❤\ufe0f', '-', '\0'])(
  '%j is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);

it.each([
  ['Apoio ao Cliente', 'apoio-ao-cliente'],
  ['Saúde', 'saude'],
  ['Logística e Armazém', 'logistica-e-armazem'],
  ['Vendas/Comercial', 'vendascomercial'],
  ['  C++ & C#  ', 'c-c'],
  ['—', ''],
])('slugify(%s) is %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('looseSlug preserves accents', () => {
  expect(looseSlug('Logística e Armazém')).toBe('logística-e-armazém');
});

it('slugify is idempotent and returns URL-safe text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const slug = slugify(text);
      expect(slugify(slug)).toBe(slug);
      expect(encodeURIComponent(slug)).toBe(slug);
    }),
  );
});

it('fold removes case and accents', () => {
  expect(fold('PROGRAMAÇÃO')).toBe('programacao');
});
