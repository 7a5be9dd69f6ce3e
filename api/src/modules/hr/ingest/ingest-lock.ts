import type { Pool, PoolClient } from 'pg';

/** First half of the lock's key; the second is the source. */
const lockSpace = 7203;

/**
 * Runs work on a connection that holds the ingest lock of a source. The lock is the session's: it falls with the
 * connection, so a worker that crashes blocks nobody. `busy` when another worker holds it.
 */
export async function withIngestLock<Result>(
  pool: Pool,
  source: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result | 'busy'> {
  const client = await pool.connect();
  let isClean = false;
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as held', [
      lockSpace,
      source,
    ]);
    if (rows[0]?.held !== true) {
      isClean = true;
      return 'busy';
    }
    const result = await work(client);
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, source]);
    isClean = true;
    return result;
  } finally {
    // A connection whose work failed may be in the middle of a COPY: it is closed, and its lock and staging with it.
    client.release(!isClean);
  }
}
