import { once } from 'node:events';
import { Pool } from 'pg';
import { eventually } from '../../../../test/eventually.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { SteadyClient } from '../../../database/data-source.provider.ts';
import { withIngestLock } from './ingest-state.repository.ts';

let pool: Pool;
beforeAll(async () => {
  pool = new Pool({ connectionString: await createTestDatabase(), max: 4, Client: SteadyClient });
  pool.on('error', () => {});
});
afterAll(() => pool.end());

it('excludes other workers until the work ends', async () => {
  const outcome = await withIngestLock(pool, 'hr', () => withIngestLock(pool, 'hr', () => Promise.resolve('both')));
  expect(outcome).toBe('busy');
  expect(await withIngestLock(pool, 'hr', () => Promise.resolve('alone'))).toBe('alone');
});

it('fails cleanly if its connection ends during a request to the source', async () => {
  const work = withIngestLock(pool, 'hr', async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = once(client, 'end');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
  });
  await expect(work).rejects.toThrow(/not queryable|terminat/i);
  // PostgreSQL closes the connection before it releases session locks.
  await eventually(async () => expect(await withIngestLock(pool, 'hr', () => Promise.resolve('again'))).toBe('again'));
});
