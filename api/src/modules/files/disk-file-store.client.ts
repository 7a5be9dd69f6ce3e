import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileNotFoundError, FileStore } from './file-store.port.ts';

/** Stores files in a folder, for installations without a bucket. */
export class DiskFileStore extends FileStore {
  /** @param folder Absolute path; it need not exist. */
  constructor(private readonly folder: string) {
    super();
  }

  async put(id: string, path: string): Promise<void> {
    const whole = this.pathOf(id);
    const partial = partialOf(whole);
    await mkdir(dirname(whole), { recursive: true });
    try {
      await copyFile(path, partial, constants.COPYFILE_FICLONE);
      await sync(partial);
      await rename(partial, whole);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    // A new directory entry survives a power loss only after its directory is synced.
    await sync(dirname(whole));
  }

  async copy(from: string, to: string): Promise<void> {
    await this.put(to, this.pathOf(from)).catch(throwMissing);
  }

  async read(id: string): Promise<Readable> {
    const file = await open(this.pathOf(id)).catch(throwMissing);
    return file.createReadStream();
  }

  async delete(id: string): Promise<void> {
    const whole = this.pathOf(id);
    await Promise.all([whole, partialOf(whole)].map((path) => rm(path, { force: true })));
  }

  /** Writes a byte: checking permissions would not detect a full disk. */
  async check(signal: AbortSignal): Promise<void> {
    const path = join(this.folder, `.check-${randomUUID()}`);
    await mkdir(this.folder, { recursive: true });
    try {
      await writeFile(path, '1', { signal });
    } finally {
      await rm(path, { force: true });
    }
  }

  private pathOf(id: string): string {
    return join(this.folder, id.slice(0, 2), id);
  }
}

function throwMissing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new FileNotFoundError() : error;
}

/** Not random: an id is put once, and deletion has to find the remains of a crash. */
const partialOf = (path: string) => `${path}.part`;

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
