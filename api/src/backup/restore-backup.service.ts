import { existsSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import type { DatabaseConfig } from '../config/database.config.ts';
import { loadMigrations, openMigrationSource, runMigrations } from '../database/migrations.provider.ts';
import type { ErasureJournal } from '../modules/erasures/index.ts';
import type { FileStore } from '../modules/files/index.ts';
import { BackupError, BackupFolder, type Manifest } from './backup-folder.repository.ts';
import {
  addJournaledErasures,
  compareWithFormer,
  keepFormerErasures,
  noteFormer,
  type FormerFindings,
} from './former-rows.repository.ts';
import { loadDatabase, requireAlone, requireNoRows, requireSameSchema } from './restored-rows.repository.ts';
import { settlePast, type Settled } from './settle-past.sql.ts';

export interface RestoreOptions {
  /** What is in the database goes. */
  replace: boolean;
}

/** Where a restoration reads and writes, beside the database. */
export interface RestoreStores {
  /** Null leaves files as they are. */
  files: FileStore | null;
  /** Null repeats no erasure. */
  journal: ErasureJournal | null;
}

export interface Restored {
  manifest: Manifest;
  settled: Settled;
  /** Null: no account was replaced. */
  former: FormerFindings | null;
}

/**
 * Brings a backup back into a database without rows, or instead of its rows. Checked to the last byte before anything is
 * touched. One transaction loads the rows, brings them to the newest schema and settles them; it ends after the files are
 * there, so nobody ever sees rows that would mail again. Where it does not get so far, it is to be done again.
 * The erasures of the journal are then to be repeated: `replayErasures`.
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
    throw new BackupError('The backup has no files. Bring them back by other means, and say --database-only');
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
      await keepFormerErasures(client, { repeat: journal !== null });
      await addJournaledErasures(client, journal);
      return { manifest, settled, former: await compareWithFormer(client) };
    });
  });
  // The queue has a schema of its own.
  await runMigrations(database);
  return restored;
}

/**
 * For a database that came back to a moment by other means: by a snapshot, or from its log. The erasures of the journal are then to
 * be repeated. @throws BackupError
 */
export async function settleOnly(
  database: DatabaseConfig,
  journal: ErasureJournal | null,
  takenAt: string,
): Promise<Settled> {
  await requireAlone(database);
  await runMigrations(database);
  return withConnection(database, (client) =>
    inTransaction(client, async () => {
      const settled = await settlePast(client, takenAt);
      await addJournaledErasures(client, journal);
      return settled;
    }),
  );
}

/** One connection for PostgreSQL's COPY and for TypeORM's migrations, so that one transaction can hold both. */
async function withConnection<T>(
  database: DatabaseConfig,
  work: (client: ClientBase, migrate: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const source = await openMigrationSource(database);
  const runner = source.createQueryRunner();
  try {
    // TypeORM does not say that its driver's connection is one of pg's.
    return await work((await runner.connect()) as ClientBase, () => migrateWithin(source, runner));
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function migrateWithin(source: DataSource, runner: QueryRunner): Promise<void> {
  // No table can be altered before its rows are checked.
  await runner.query('set constraints all immediate');
  const executor = new MigrationExecutor(source, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    // It waits while files are copied.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** @throws BackupError where it comes from a later release. */
async function requireKnown({ migrations }: Manifest): Promise<void> {
  const known = new Set((await loadMigrations()).map(({ name }) => name));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined) throw new BackupError(`The backup is of a later release: ${unknown} is not known here`);
}

interface FileRow {
  id: string;
  size: number;
  contentType: string;
  isAttached: boolean;
}

const fileRows = `
  select id, size, content_type as "contentType", attached_at is not null as "isAttached" from files`;

/** An id stands for its bytes for ever, so one that is there already is written as it was. */
async function putFiles(client: ClientBase, folder: BackupFolder, store: FileStore): Promise<void> {
  const { rows } = await client.query<FileRow>(fileRows);
  for (const { id, isAttached, ...meta } of rows) {
    const path = folder.resolve(folder.filePath(id));
    // Of an upload that nothing referred to, there may be no bytes.
    if (existsSync(path)) await store.put(id, path, meta);
    else if (isAttached) throw new BackupError(`File ${id} is not in the backup, and a row needs it`);
  }
}
