import { existsSync } from 'node:fs';
import { Client, type ClientBase } from 'pg';
import type { DatabaseConfig } from '../config/database.config.ts';
import { loadMigrations } from '../database/migrations.ts';
import { runMigrations } from '../database/run-migrations.ts';
import type { FileStore } from '../modules/files/index.ts';
import { BackupFolder, type Manifest } from './backup-folder.ts';
import { BackupError } from './backup.errors.ts';
import { loadDatabase } from './load-database.ts';
import { settlePast } from './settle-past.ts';

export interface RestoreOptions {
  /** What is in the database goes. */
  replace: boolean;
}

/**
 * Brings a backup back into a database without rows, or instead of its rows. Checked to the last byte before anything is
 * touched; the database is written in one transaction, which
 * ends after the files are there. Nothing else may use either until it has ended; where it
 * does not get so far, it is to be done again with `replace`.
 * @param store Null leaves files as they are.
 */
export async function restoreBackup(
  database: DatabaseConfig,
  store: FileStore | null,
  path: string,
  { replace }: RestoreOptions,
): Promise<Manifest> {
  const folder = new BackupFolder(path);
  const manifest = await folder.verify();
  await requireKnown(manifest);
  const client = new Client({ connectionString: database.url, application_name: 'restore' });
  await client.connect();
  try {
    if (!replace && (await hasRows(client))) {
      throw new BackupError('The database is not empty. To have its rows replaced, say --replace');
    }
    await requireSameSchema(client, manifest);
    await runMigrations(database, manifest.migrations);
    await loadDatabase(client, folder, manifest, async () => {
      if (store !== null) await putFiles(client, folder, store);
    });
    await runMigrations(database);
    await settlePast(client, manifest.takenAt);
    return manifest;
  } finally {
    await client.end();
  }
}

/** @throws BackupError where it comes from a later release. */
async function requireKnown({ migrations }: Manifest): Promise<void> {
  const known = new Set((await loadMigrations()).map(({ name }) => name));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined) throw new BackupError(`The backup is of a later release: ${unknown} is not known here`);
}

/** A schema that is further than the backup's would not take its rows. */
async function requireSameSchema(client: ClientBase, { migrations }: Manifest): Promise<void> {
  if (!(await isThere(client, 'migrations'))) return;
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const further = rows.filter(({ name }) => !migrations.includes(name));
  if (further.length > 0) {
    throw new BackupError(
      'The database has the schema of a later release than the backup: restore into a new database',
    );
  }
}

async function hasRows(client: ClientBase): Promise<boolean> {
  for (const table of ['users', 'applications', 'jobs', 'files', 'mails', 'contact_messages', 'waitlist_signups']) {
    if (!(await isThere(client, table))) continue;
    if ((await client.query(`select from ${table} limit 1`)).rowCount !== 0) return true;
  }
  return false;
}

async function isThere(client: ClientBase, table: string): Promise<boolean> {
  const sql = 'select to_regclass($1) is not null as there';
  return (await client.query<{ there: boolean }>(sql, [`public.${table}`])).rows[0]?.there === true;
}

interface FileRow {
  id: string;
  size: number;
  contentType: string;
}

/** An id stands for its bytes for ever, so one that is there already is written as it was. */
async function putFiles(client: ClientBase, folder: BackupFolder, store: FileStore): Promise<void> {
  const { rows } = await client.query<FileRow>('select id, size, content_type as "contentType" from files');
  for (const { id, ...meta } of rows) {
    const path = folder.resolve(folder.filePath(id));
    // Of an upload that nothing referred to, there may be no bytes.
    if (existsSync(path)) await store.put(id, path, meta);
  }
}
