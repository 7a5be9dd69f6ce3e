import { existsSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import type { DatabaseConfig } from '../config/database.config.ts';
import { loadMigrations, openMigrationSource, runMigrations } from '../database/migrations.provider.ts';
import type { ErasureJournal } from '../modules/erasures/index.ts';
import { FileNotFoundError, type FileStore } from '../modules/files/index.ts';
import { BackupError, BackupFolder, type Manifest } from './backup-folder.repository.ts';
import {
  addJournaledErasures,
  compareWithFormer,
  copyFormerErasures,
  noteFormer,
  type FormerFindings,
} from './former-rows.repository.ts';
import { loadDatabase, requireAlone, requireNoRows, requireSameSchema } from './restored-rows.repository.ts';
import { settlePast, type Settled } from './settle-past.repository.ts';

export interface RestoreOptions {
  /** Deletes the rows of the database. */
  replace: boolean;
}

/** Stores of a restoration, in addition to the database. */
export interface RestoreStores {
  /** Null: files are neither restored nor checked. */
  files: FileStore | null;
  /** Null: erasures are not repeated. */
  journal: ErasureJournal | null;
}

export interface Restored {
  manifest: Manifest;
  settled: Settled;
  /** Null: no account was replaced. */
  former: FormerFindings | null;
}

/**
 * Restores a backup into a database without rows, or replaces its rows. The backup is verified before any change. One transaction
 * loads the rows, migrates them to the newest schema and settles them. It is committed after the files are restored, so that no
 * process sees rows that would send mails again. An interrupted restoration can be repeated. Afterwards, `replayErasures` repeats the
 * erasures of the journal.
 * @throws BackupError
 */
export async function restoreBackup(
  database: DatabaseConfig,
  { files: store, journal }: RestoreStores,
  path: string,
  { replace }: RestoreOptions,
): Promise<Restored> {
  const folder = new BackupFolder(path);
  const manifest = await folder.verify();
  await requireKnown(manifest);
  if (manifest.files === null && store !== null) {
    throw new BackupError('The backup has no files. Restore them separately, and pass --database-only');
  }
  await requireAlone(database);
  const restored = await withConnection(database, async (client, migrate) => {
    if (!replace) await requireNoRows(client);
    await requireSameSchema(client, manifest);
    await runMigrations(database, manifest.migrations);
    return inTransaction(client, async () => {
      await noteFormer(client);
      await loadDatabase(client, folder, manifest);
      if (store !== null) await putFiles(client, folder, store);
      await migrate();
      const settled = await settlePast(client, manifest.takenAt);
      await copyFormerErasures(client, { repeat: journal !== null });
      await addJournaledErasures(client, journal);
      return { manifest, settled, former: await compareWithFormer(client) };
    });
  });
  // The queue has a separate schema.
  await runMigrations(database);
  return restored;
}

/**
 * Settles a database that was restored by other means: from a snapshot or its log. Afterwards, the erasures of the journal must be
 * repeated.
 * @throws BackupError
 */
export async function settleOnly(
  database: DatabaseConfig,
  { files, journal }: RestoreStores,
  takenAt: string,
): Promise<Settled> {
  await requireAlone(database);
  await runMigrations(database);
  return withConnection(database, (client) =>
    inTransaction(client, async () => {
      const settled = await settlePast(client, takenAt);
      if (files !== null) await forgetMissingCatalogues(client, files);
      await addJournaledErasures(client, journal);
      return settled;
    }),
  );
}

/** Runs `work` with one connection for both COPY and TypeORM's migrations, so that they share a transaction. */
async function withConnection<T>(
  database: DatabaseConfig,
  work: (client: ClientBase, migrate: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const source = await openMigrationSource(database);
  const runner = source.createQueryRunner();
  try {
    // TypeORM's types do not state that the connection is a client of pg.
    return await work((await runner.connect()) as ClientBase, () => migrateWithin(source, runner));
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function migrateWithin(source: DataSource, runner: QueryRunner): Promise<void> {
  // Tables cannot be altered while constraint checks are pending.
  await runner.query('set constraints all immediate');
  const executor = new MigrationExecutor(source, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    // The transaction is idle while files are copied.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** @throws BackupError if it was taken by a later release */
async function requireKnown({ migrations }: Manifest): Promise<void> {
  const known = new Set((await loadMigrations()).map(({ name }) => name));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined) throw new BackupError(`The backup is from a later release: ${unknown} is unknown`);
}

interface FileRow {
  id: string;
  size: number;
  contentType: string;
  isAttached: boolean;
}

const fileRows = `
  select id, size, content_type as "contentType", attached_at is not null as "isAttached" from files`;

/** Catalogues of the search that were deleted since: each start of a process would try to read them, then read all jobs. */
async function forgetMissingCatalogues(client: ClientBase, store: FileStore): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from search_files');
  for (const { id } of rows) {
    try {
      (await store.read(id)).destroy();
    } catch (error) {
      if (!(error instanceof FileNotFoundError)) throw error;
      await client.query('delete from search_files where id = $1', [id]);
    }
  }
}

/** Ids identify immutable bytes, so an existing file is written again unchanged. */
async function putFiles(client: ClientBase, folder: BackupFolder, store: FileStore): Promise<void> {
  const { rows } = await client.query<FileRow>(fileRows);
  for (const { id, isAttached, ...meta } of rows) {
    const path = folder.resolve(folder.filePath(id));
    // Unattached uploads may have no bytes.
    if (existsSync(path)) await store.put(id, path, meta);
    else if (isAttached) throw new BackupError(`File ${id} is not in the backup, and a row needs it`);
  }
}
