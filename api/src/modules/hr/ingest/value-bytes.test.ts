import fc from 'fast-check';
import { ValueBytes } from './value-bytes.ts';

const values = new ValueBytes();

function bytesOf(...all: unknown[]): string {
  values.clear();
  for (const value of all) values.write(value);
  return Buffer.from(values.written()).toString('hex');
}

it('gives equal values the same bytes, and different ones different bytes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(bytesOf(one)).toBe(bytesOf(structuredClone(one)));
      expect(bytesOf(one) === bytesOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

it('a sign that moves to the next value is seen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 1 }), (one, other) => {
      expect(bytesOf(one + other[0]!, other.slice(1))).not.toBe(bytesOf(one, other));
    }),
  );
});

it.each([
  ['a text and its scalar', 'null', null],
  ['a number and its digits', 7, '7'],
  ['missing and null', undefined, null],
  ['an empty list and an empty object', [], {}],
  ['a nested list and a flat one', [['a'], 'b'], ['a', 'b']],
  ['a key and a value', { a: 'b' }, { b: 'a' }],
])('tells %s apart', (_, one, other) => {
  expect(bytesOf(one)).not.toBe(bytesOf(other));
});

it('takes texts of any length, and what came before them stays', () => {
  const long = 'ã'.repeat(300_000);
  expect(bytesOf('first', long, 'last')).toBe(bytesOf('first', long, 'last'));
  expect(bytesOf('first', long, 'last')).not.toBe(bytesOf('fir5t', long, 'last'));
  expect(bytesOf('first', `${long}x`)).not.toBe(bytesOf('first', `${long}y`));
});
