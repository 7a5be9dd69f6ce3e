import type { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../config/database.config.ts';
import { prepareQueues } from '../queue/prepare-queues.ts';
import { openMigrationSource } from './data-source.ts';

/** Any number, but the same in every process: two releases that start together migrate one after the other. */
const lockKey = 7_203_114;

/** The database cannot hold the product's rows. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
}

/**
 * Texts hold every character of Unicode, which other encodings refuse one by one, and SQL_ASCII stores unchecked.
 * @throws UnusableDatabaseError
 */
async function requireUtf8(source: DataSource): Promise<void> {
  const [row] = await source.query<{ name: string; encoding: string }[]>(
    "select current_database() as name, current_setting('server_encoding') as encoding",
  );
  if (row === undefined || row.encoding === 'UTF8') return;
  throw new UnusableDatabaseError(
    `The database ${row.name} has the encoding ${row.encoding}; the product needs UTF8. ` +
      `Create another: create database ${row.name} encoding 'UTF8' template template0`,
  );
}

/**
 * Brings the database to the newest schema, or to that of the migrations with these names; the queue's own included.
 * Returns the names of the migrations that ran.
 * @throws UnusableDatabaseError before anything is changed
 */
export async function runMigrations(config: DatabaseConfig, names?: readonly string[]): Promise<string[]> {
  const source = await openMigrationSource(config, names);
  const lock = source.createQueryRunner();
  try {
    await requireUtf8(source);
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
