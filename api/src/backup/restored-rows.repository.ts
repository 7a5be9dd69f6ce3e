import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DatabaseConfig } from '../config/database.config.ts';
import { ErrorTolerantClient } from '../database/data-source.provider.ts';
import { BackupError, type BackupFolder, type DumpedTable, type Manifest } from './backup-folder.repository.ts';

const ourSessions = `
  select application_name as name, count(*)::int as sessions from pg_stat_activity
  where datname = current_database() and application_name like 'api-%' group by 1 order by 1`;

/** @throws BackupError while a process of the product is connected, because it would process unsettled rows */
export async function requireAlone(database: DatabaseConfig): Promise<void> {
  const client = new ErrorTolerantClient({ connectionString: database.directUrl, application_name: 'restore' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; sessions: number }>(ourSessions);
    const who = rows.map(({ name, sessions }) => `${name} (${sessions})`).join();
    if (rows.length > 0) throw new BackupError(`Still connected to the database: ${who}. Stop every API and worker`);
  } finally {
    await client.end();
  }
}

/**
 * A later schema may not accept the rows of the backup.
 * @throws BackupError
 */
export async function requireSameSchema(client: ClientBase, { migrations }: Manifest): Promise<void> {
  if (!(await isThere(client, 'migrations'))) return;
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const further = rows.filter(({ name }) => !migrations.includes(name));
  if (further.length > 0) {
    throw new BackupError(
      'The database has the schema of a later release than the backup: restore into a new database',
    );
  }
}

/** A used database has rows in one of these tables. */
const tablesInUse = [
  'users',
  'applications',
  'jobs',
  'files',
  'mails',
  'contact_messages',
  'waitlist_signups',
  'subscribers',
  'suppressed_addresses',
  'campaigns',
];

/** @throws BackupError */
export async function requireNoRows(client: ClientBase): Promise<void> {
  for (const table of tablesInUse) {
    if (!(await isThere(client, table))) continue;
    if ((await client.query(`select from ${table} limit 1`)).rowCount === 0) continue;
    throw new BackupError('The database is not empty. Pass --replace to replace its rows');
  }
}

export async function isThere(client: ClientBase, table: string): Promise<boolean> {
  const sql = 'select to_regclass($1) is not null as there';
  return (await client.query<{ there: boolean }>(sql, [`public.${table}`])).rows[0]?.there === true;
}

/** Replaces the rows of every table, within the caller's transaction. */
export async function loadDatabase(client: ClientBase, folder: BackupFolder, manifest: Manifest): Promise<void> {
  await client.query(`truncate ${[...manifest.tables.map(({ name }) => name), 'public.sessions'].join()}`);
  for (const table of manifest.tables) await copyIn(client, folder, table);
  await setSequences(client, manifest.sequences);
}

async function copyIn(client: ClientBase, folder: BackupFolder, { name, columns, rows }: DumpedTable): Promise<void> {
  const copy = client.query(copyFrom(`copy ${name} (${columns.join()}) from stdin`));
  await pipeline(createReadStream(folder.resolve(folder.tablePath(name))), createGunzip(), copy);
  if (copy.rowCount !== rows) throw new BackupError(`${name}: ${copy.rowCount} rows instead of ${rows}`);
}

async function setSequences(client: ClientBase, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query('select setval($1, $2)', [name, last]);
  }
}
