import type { FastifyRequest } from 'fastify';
import { alreadyHas } from './etag.ts';

const asking = (tags?: string) => ({ headers: { 'if-none-match': tags } }) as FastifyRequest;

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"a-gzip"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('compares If-None-Match: %s with %s', (known, tag, matches) => {
  expect(alreadyHas(asking(known), tag)).toBe(matches);
});
