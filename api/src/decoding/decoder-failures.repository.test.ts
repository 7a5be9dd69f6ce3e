import type { Pool } from 'pg';
import { emptyTables } from '../../test/empty-tables.ts';
import { createTestDatabase, openTestPool } from '../../test/test-database.ts';
import type { DecoderInput } from './decoder-failures.port.ts';
import { PgDecoderFailures } from './decoder-failures.repository.ts';

let pool: Pool;
let failures: PgDecoderFailures;
beforeAll(async () => {
  pool = openTestPool(await createTestDatabase(), 2);
  failures = new PgDecoderFailures(pool);
});
beforeEach(() => emptyTables(pool, 'decoder_failures'));
afterAll(() => pool.end());

const logo: DecoderInput = { decoder: 'logo', contentHash: 'aa', url: 'https://blog.test/a.png' };
const resume: DecoderInput = { decoder: 'resume', contentHash: 'bb', url: null };

it('blocks the URL and the content of an input, for its decoder only', async () => {
  await failures.record(logo, 'SIGXCPU', null);
  expect(await failures.isUrlBlocked('logo', 'https://blog.test/a.png')).toBe(true);
  expect(await failures.isContentBlocked('logo', 'aa')).toBe(true);
  expect(await failures.isUrlBlocked('logo', 'https://blog.test/b.png')).toBe(false);
  expect(await failures.isContentBlocked('picture', 'aa')).toBe(false);
});

it('distinguishes long URLs', async () => {
  const long = `https://blog.test/${'a'.repeat(5_000)}`;
  await failures.record({ ...logo, url: long }, 'SIGXCPU', null);
  expect(await failures.isUrlBlocked('logo', long)).toBe(true);
  expect(await failures.isUrlBlocked('logo', `${long}b`)).toBe(false);
});

it('expires a temporary block, and blocks again when the input fails again', async () => {
  await failures.record(logo, 'SIGXCPU', 60_000);
  expect(await failures.isUrlBlocked('logo', logo.url!)).toBe(true);
  await pool.query(`update decoder_failures set blocked_until = now() - interval '1 second'`);
  expect(await failures.isUrlBlocked('logo', logo.url!)).toBe(false);
  await failures.record(logo, 'SIGKILL', null);
  expect(await failures.list(10)).toMatchObject([{ ...logo, reason: 'SIGKILL', blockedUntil: null }]);
});

it('lists the newest first and clears some or all', async () => {
  await failures.record(logo, 'SIGXCPU', null);
  await failures.record(resume, 'exit code 1', 60_000);
  const [newest, oldest] = await failures.list(10);
  expect([newest, oldest]).toMatchObject([{ ...resume, blockedUntil: expect.any(Date) }, logo]);
  expect(await failures.list(1)).toHaveLength(1);
  expect(await failures.clear([oldest!.id, 'x'])).toBe(1);
  expect(await failures.isUrlBlocked('logo', logo.url!)).toBe(false);
  expect(await failures.clear(null)).toBe(1);
});
