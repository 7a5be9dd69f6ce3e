import fc from 'fast-check';
import { createTestDatabase, openTestPool } from '../../../test/test-database.ts';
import { parseLsn } from './lsn.parser.ts';

it.each([
  ['0/0', 0n],
  ['0/16B3748', 0x16b3748n],
  ['16/B374D848', 0x16b374d848n],
  ['1/0', 0x100000000n],
  ['1/00000000', 0x100000000n],
  ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n],
])('%s is %d', (text, position) => {
  expect(parseLsn(text)).toBe(position);
});

it.each([
  '',
  '/',
  '0',
  '0/',
  '/0',
  '0/0/0',
  '100000000/0',
  '0/100000000',
  '16/b374d848',
  '0x1/0',
  '-1/0',
  ' 0/0',
  '0/0\n',
  '0/G',
  '１/0',
])('%j is no position', (text) => {
  expect(parseLsn(text)).toBeNull();
});

it('compares positions as PostgreSQL does', async () => {
  const pool = openTestPool(await createTestDatabase(), 1);
  const half = fc.oneof(fc.constantFrom(0, 1, 0xffffffff), fc.integer({ min: 0, max: 0xffffffff }));
  const text = fc.tuple(half, half).map((halves) => halves.map((one) => one.toString(16).toUpperCase()).join('/'));
  const pairs = fc.sample(fc.tuple(text, text), { numRuns: 500, seed: Number(process.env.TEST_SEED) });
  const { rows } = await pool.query<{ order: number }>(
    `select sign(one::pg_lsn - other::pg_lsn)::int as order
     from unnest($1::text[], $2::text[]) with ordinality as pair (one, other, place) order by place`,
    [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  );
  await pool.end();
  const compare = (one: bigint, other: bigint) => Number(one > other) - Number(one < other);
  expect(pairs.map(([one, other]) => compare(parseLsn(one)!, parseLsn(other)!))).toEqual(
    rows.map(({ order }) => order),
  );
});
