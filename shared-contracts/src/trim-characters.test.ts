import { trimCharacters, trimEndOf } from './trim-characters.ts';

it.each([
  ['https://example.com//', 'https://example.com'],
  ['//', ''],
  ['', ''],
  ['/a', '/a'],
])('trims the slashes at the end of %j', (text, trimmed) => {
  expect(trimEndOf(text, /\//)).toBe(trimmed);
});

it('trims both ends only', () => {
  expect(trimCharacters(' ..a . b. ', /[\s.]/)).toBe('a . b');
});
