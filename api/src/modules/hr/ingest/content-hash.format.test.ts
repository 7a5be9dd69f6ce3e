import fc from 'fast-check';
import { codePoint } from 'shared-contracts/testing/code-point';
import { hrJob } from '../testing/test-ingest.ts';
import { openContentHash, ValueBytes, type ContentHash } from './content-hash.format.ts';

let contentHash: ContentHash;

beforeAll(async () => {
  contentHash = await openContentHash();
});

const read = ['id', 'company_id', 'title', 'category', 'tags', 'language', 'locations', 'workplace', 'status'];
const alsoRead = ['questions', 'employment_types', 'experience_level', 'salary', 'salary_text', 'featured'];
const texts = ['featured_until', 'posted_at', 'closes_at', 'description_html', 'requirements_html', 'benefits_html'];

it.each([...read, ...alsoRead, ...texts])('detects a change of %p', (field) => {
  expect(contentHash(hrJob({ [field]: 'otherwise' }))).not.toBe(contentHash(hrJob()));
  expect(contentHash(hrJob({ [field]: 17 }))).not.toBe(contentHash(hrJob()));
});

it('ignores updated_at and unknown fields', () => {
  const unhashedChange = hrJob({ updated_at: '2031-01-01T00:00:00Z', views: 9 });
  expect(contentHash(unhashedChange)).toBe(contentHash(hrJob()));
});

it('detects a text that moves between fields', () => {
  const one = hrJob({ description_html: 'ab', requirements_html: 'c' });
  const other = hrJob({ description_html: 'a', requirements_html: 'bc' });
  expect(contentHash(one)).not.toBe(contentHash(other));
});

const values = new ValueBytes();

function bytesOf(...all: unknown[]): string {
  values.clear();
  for (const value of all) values.write(value);
  return Buffer.from(values.written()).toString('hex');
}

it('writes equal bytes only for equal values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(bytesOf(one)).toBe(bytesOf(structuredClone(one)));
      expect(bytesOf(one) === bytesOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

it('distinguishes values that differ in the position of a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), fc.string({ unit: codePoint, minLength: 1 }), (one, other) => {
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
])('distinguishes %s', (_, one, other) => {
  expect(bytesOf(one)).not.toBe(bytesOf(other));
});

it('writes texts of any length without changing earlier bytes', () => {
  const long = 'ã'.repeat(300_000);
  expect(bytesOf('first', long, 'last')).toBe(bytesOf('first', long, 'last'));
  expect(bytesOf('first', long, 'last')).not.toBe(bytesOf('fir5t', long, 'last'));
  expect(bytesOf('first', `${long}x`)).not.toBe(bytesOf('first', `${long}y`));
});
