import type { Pool, PoolClient } from 'pg';

/** First key of the advisory lock; the second key is the source. */
const lockSpace = 7203;

/**
 * Runs `work` on a connection that has the ingest lock of a source. It is a session lock, so PostgreSQL releases it
 * when a worker crashes. Returns `busy` if another worker has the lock.
 */
export async function withIngestLock<Result>(
  pool: Pool,
  source: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result | 'busy'> {
  const client = await pool.connect();
  let isClean = false;
  try {
    const { rows } = await client.query<{ acquired: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as acquired',
      [lockSpace, source],
    );
    if (rows[0]?.acquired !== true) {
      isClean = true;
      return 'busy';
    }
    const result = await work(client);
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, source]);
    isClean = true;
    return result;
  } finally {
    // After a failure the connection may be in the middle of a COPY. It is closed, which releases the lock and the
    // staging table.
    client.release(!isClean);
  }
}
