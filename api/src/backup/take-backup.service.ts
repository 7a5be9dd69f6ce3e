import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DatabaseConfig } from '../config/database.config.ts';
import { ErrorTolerantClient } from '../database/data-source.provider.ts';
import { FileNotFoundError, type FileStore } from '../modules/files/index.ts';
import { BackupError, BackupFolder, type Manifest, type Sums } from './backup-folder.repository.ts';
import { dumpDatabase, hashing, type StoredBytes } from './dump.repository.ts';

/**
 * Copies the bytes of all files in the dumped rows. Referenced files remain for a day after their deletion and never change.
 * Unattached uploads may be incomplete or deleted, and are skipped.
 * @throws BackupError if a referenced file is missing or damaged
 */
async function copyFiles(
  files: readonly StoredBytes[],
  store: FileStore,
  folder: BackupFolder,
  sums: Sums,
): Promise<Manifest['files']> {
  const copied = { count: 0, bytes: 0 };
  for (const file of files) {
    if (!(await copyOne(file, store, folder))) continue;
    sums.set(folder.filePath(file.id), file.sha256.toString('hex'));
    copied.count += 1;
    copied.bytes += file.size;
  }
  return copied;
}

async function copyOne({ id, sha256, isAttached }: StoredBytes, store: FileStore, folder: BackupFolder) {
  const path = folder.resolve(folder.filePath(id));
  const hash = createHash('sha256');
  try {
    const content = await store.read(id);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(content, hashing(hash), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof FileNotFoundError && !isAttached) return false;
    throw new BackupError(`File ${id} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (hash.digest().equals(sha256)) return true;
  await rm(path);
  if (isAttached) throw new BackupError(`File ${id} differs from the upload`);
  return false;
}

/**
 * Backs up a running product: first the database, then the files. Files of dumped rows are not deleted within a day, so none is
 * missing.
 * @param store null: without files, for a bucket with versioning
 */
export async function takeBackup(database: DatabaseConfig, store: FileStore | null, path: string): Promise<Manifest> {
  const folder = new BackupFolder(path);
  await folder.create();
  const sums: Sums = new Map();
  const client = new ErrorTolerantClient({ connectionString: database.directUrl, application_name: 'backup' });
  await client.connect();
  try {
    const { files, ...dump } = await dumpDatabase(client, folder, sums);
    const copied = store === null ? null : await copyFiles(files, store, folder, sums);
    const manifest: Manifest = { format: 1, ...dump, files: copied };
    await folder.finish(manifest, sums);
    return manifest;
  } finally {
    await client.end();
  }
}
