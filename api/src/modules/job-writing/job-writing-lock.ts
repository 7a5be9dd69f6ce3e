import type { ClientBase } from 'pg';

/** Any number, but the same in every process. */
const lockKey = 7_203_116;

/**
 * Makes whoever writes jobs or companies follow each other until the transaction ends: it is taken first, before any row and before the
 * search's own lock. Rows, lookups and the search are then written in any order without two writers waiting for each other.
 */
export async function lockJobWriting(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
}
