import { matchesEtag } from './conditional-request.ts';

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"b",W/"a"', 'W/"a"', true],
  ['"a,b"', '"a,b"', true],
  ['*', '"a"', true],
  [' * ', 'W/"a"', true],
  ['"a,b"', '"a"', false],
  ['"a-gzip"', '"a"', false],
  ['"*"', '"a"', false],
  ['a', '"a"', false],
  ['"a', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('compares If-None-Match: %s with %s: %s', (header, etag, expected) => {
  expect(matchesEtag(header, etag)).toBe(expected);
});
