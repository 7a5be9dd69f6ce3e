import { acceptedEncodings } from './content-encoding.ts';

it.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip;q=0.5', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['identity', []],
  [undefined, []],
])('parses %s as %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
