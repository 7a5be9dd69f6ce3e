import type { ClientBase } from 'pg';

/** Arbitrary, but the same in every process. */
const lockKey = 7_203_116;

/**
 * Serialises all writers of jobs and companies until the end of the transaction. It must be acquired first, before row
 * locks and the lock of the search index. Rows, lookups and the search can then be written in any order without
 * deadlocks.
 */
export async function lockJobWriting(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
}
