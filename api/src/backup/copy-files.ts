import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../modules/files/index.ts';
import { FileNotFoundError } from '../modules/files/index.ts';
import type { BackupFolder, Manifest, Sums } from './backup-folder.ts';
import { BackupError } from './backup.errors.ts';
import { hashing, type StoredBytes } from './dump-database.ts';

/**
 * Copies the bytes of every file that the dumped rows name. What was referred to then is there for a day more, whatever is
 * deleted meanwhile, and never changes. An upload that nothing refers to may be half there or gone; it is left out.
 * @throws BackupError where a file that is referred to is missing or damaged.
 */
export async function copyFiles(
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
  if (isAttached) throw new BackupError(`File ${id} is not what was uploaded`);
  return false;
}
