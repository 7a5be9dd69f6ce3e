import { once } from 'node:events';
import type { Pool } from 'pg';
import { eventually } from '../../test/eventually.ts';
import { createTestDatabase, openTestPool } from '../../test/test-database.ts';
import { withSessionLock } from './session-lock.repository.ts';

let pool: Pool;
beforeAll(async () => {
  pool = openTestPool(await createTestDatabase());
});
afterAll(() => pool.end());

describe.each([[[9001] as const], [[9001, 'hr'] as const]])('with the key %p', (key) => {
  const tryLock = <Result>(result: Result) => withSessionLock(pool, key, () => Promise.resolve(result));

  it('excludes other sessions until the work ends', async () => {
    expect(await withSessionLock(pool, key, () => tryLock('both'))).toBe('busy');
    expect(await tryLock('alone')).toBe('alone');
  });

  it('does not exclude another key', async () => {
    expect(await withSessionLock(pool, key, () => withSessionLock(pool, [9001, 'other'], async () => 'both'))).toBe(
      'both',
    );
  });

  it('releases the lock if the work fails', async () => {
    await expect(withSessionLock(pool, key, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    // The server closes the connection a moment later.
    await eventually(async () => expect(await tryLock('again')).toBe('again'));
  });

  it('fails cleanly if its connection ends during the work', async () => {
    const work = withSessionLock(pool, key, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const ended = once(client, 'end');
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await ended;
    });
    await expect(work).rejects.toThrow(/not queryable|terminat/i);
    await eventually(async () => expect(await tryLock('again')).toBe('again'));
  });
});
