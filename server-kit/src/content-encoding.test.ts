import { acceptedEncodings } from './content-encoding.ts';

it.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['br;q=0.5, gzip', ['gzip', 'br']],
  ['GZIP;q=0.5', ['gzip']],
  ['x-gzip', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.0, gzip;q=0', []],
  ['*', ['br', 'gzip']],
  ['gzip, *;q=0', ['gzip']],
  ['*;q=0', []],
  ['br;q=0, *', ['gzip']],
  ['*, gzip;q=0', ['br']],
  ['identity, *;q=0.5', ['br', 'gzip']],
  ['identity', []],
  ['deflate', []],
  ['', []],
  [undefined, []],
])('parses %s as %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
