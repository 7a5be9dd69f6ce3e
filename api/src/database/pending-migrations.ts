import { loadMigrations } from './migrations.ts';
import type { Statements } from './reserved-connection.ts';

/** Names of this release's migrations that the database has not seen. It may have seen newer ones. */
export async function pendingMigrations(database: Statements): Promise<string[]> {
  const known = await loadMigrations();
  const rows = await database.query<{ name: string }[]>('select name from migrations');
  const done = new Set(rows.map(({ name }) => name));
  return known.map(({ name }) => name).filter((name) => !done.has(name));
}
