import type { Pool, PoolClient } from 'pg';

/** Key of an advisory lock: a number, or a namespace and a name in it. */
type LockKey = readonly [key: number] | readonly [namespace: number, name: string];

/**
 * Runs `work` under an advisory lock, on the connection that has it. It is a session lock, so PostgreSQL releases it when the
 * process crashes. Returns `busy` if another session has the lock.
 * @param pool direct connections: a pooler in transaction mode does not keep a session
 */
export async function withSessionLock<Result>(
  pool: Pool,
  key: LockKey,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result | 'busy'> {
  const parameters = key.length === 1 ? '$1' : '$1, hashtext($2)';
  const client = await pool.connect();
  let isClean = false;
  try {
    const { rows } = await client.query<{ acquired: boolean }>(
      `select pg_try_advisory_lock(${parameters}) as acquired`,
      [...key],
    );
    if (rows[0]?.acquired !== true) {
      isClean = true;
      return 'busy';
    }
    const result = await work(client);
    await client.query(`select pg_advisory_unlock(${parameters})`, [...key]);
    isClean = true;
    return result;
  } finally {
    // After a failure the connection may be in the middle of a statement or a COPY. It is closed, which releases the
    // lock and temporary tables.
    client.release(!isClean);
  }
}
