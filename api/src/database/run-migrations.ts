import type { DatabaseConfig } from '../config/database.config.ts';
import { prepareQueues } from '../queue/prepare-queues.ts';
import { openMigrationSource } from './data-source.ts';

/** Any number, but the same in every process: two releases that start together migrate one after the other. */
const lockKey = 7_203_114;

/**
 * Brings the database to the newest schema, or to that of the migrations with these names; the queue's own included.
 * Returns the names of the migrations that ran.
 */
export async function runMigrations(config: DatabaseConfig, names?: readonly string[]): Promise<string[]> {
  const source = await openMigrationSource(config, names);
  const lock = source.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    const done = await source.runMigrations({ transaction: 'each' });
    await prepareQueues(config);
    await lock.query('select pg_advisory_unlock($1)', [lockKey]);
    return done.map(({ name }) => name);
  } finally {
    await lock.release();
    await source.destroy();
  }
}
