import fc from 'fast-check';
import { toReference, trailingId } from './identifiers.parser.ts';

it('parses digits as an id within the range of PostgreSQL, other text as a slug', () => {
  fc.assert(
    fc.property(fc.oneof(fc.bigInt({ min: 0n }).map(String), fc.string()), (text) => {
      const isNumber = /^\d+$/.test(text);
      const fits = isNumber && BigInt(text) >= 1n && BigInt(text) <= 2_147_483_647n;
      const expected = fits ? { id: Number(text) } : null;
      expect(toReference(text)).toEqual(isNumber ? expected : { slug: text });
    }),
  );
});

it.each([
  ['analista-de-dados-12', 12],
  ['analista-12-porto', null],
  ['12', null],
  ['-12', null],
  ['vaga-2147483648', null],
  ['vaga-0', null],
])('the id at the end of %s is %s', (slug, expected) => {
  expect(trailingId(slug)).toBe(expected);
});
