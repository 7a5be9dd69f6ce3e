import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FilesConfig } from '../../config/files.config.ts';
import { FileNotFoundError, FileStore } from './file-store.port.ts';
import { FilesRepository, type NewFile, type StoredFile } from './files.repository.ts';

/** Folder of uploads in progress. The writer deletes its file; only a crash leaves one. */
export const incomingFolder = (config: FilesConfig): string => join(config.dir, 'incoming');

/** Deletes files that were last written before `olderThan`. Returns their number. */
async function sweepFolder(folder: string, olderThan: Date): Promise<number> {
  const names = await readdir(folder).catch(ignoreMissing<string[]>([]));
  let swept = 0;
  for (const path of names.map((name) => join(folder, name))) {
    const { mtime } = await stat(path).catch(ignoreMissing({ mtime: olderThan }));
    if (mtime >= olderThan) continue;
    await rm(path, { force: true });
    swept++;
  }
  return swept;
}

/** Ignores missing files: an upload deletes its file when it ends, and the folder is created by the first upload. */
const ignoreMissing =
  <Value>(otherwise: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };

interface LocalFile extends Omit<NewFile, 'id'> {
  /** Path of the bytes, which are copied. */
  path: string;
}

/**
 * Files that other rows reference. The row of a file exists before its first byte is stored and until its last byte is
 * deleted, so that no stored object is without a row.
 */
@Injectable()
export class FilesService {
  private readonly logger = new Logger(FilesService.name);

  constructor(
    private readonly files: FilesRepository,
    private readonly fileStore: FileStore,
    private readonly config: FilesConfig,
  ) {}

  /** Stores an unattached file. `deleteOrphans` removes the remains of a failure or crash. */
  async store({ path, name, contentType, size, sha256 }: LocalFile): Promise<StoredFile> {
    const stored = await this.files.add({ id: randomUUID(), name, contentType, size, sha256 });
    await this.fileStore.put(stored.id, path, { size, contentType });
    return stored;
  }

  /**
   * Copies a file to an unattached one. The source may be detached concurrently: its bytes remain for a day.
   * @throws FileNotFoundError
   */
  async copy(id: string): Promise<StoredFile> {
    const source = await this.files.find(id);
    if (source === null) throw new FileNotFoundError();
    const { name, contentType, size, sha256 } = source;
    const copy = await this.files.add({ id: randomUUID(), name, contentType, size, sha256 });
    await this.fileStore.copy(id, copy.id);
    return copy;
  }

  /**
   * Attaches a file to the caller's row, in the caller's transaction.
   * @throws FileNotFoundError if it was deleted
   */
  async attach(id: string, manager: EntityManager): Promise<void> {
    if (!(await this.files.attach(id, manager))) throw new FileNotFoundError();
  }

  /** Detaches a file, which becomes an orphan after a day. */
  detach(id: string, manager: EntityManager): Promise<void> {
    return this.files.detach(id, manager);
  }

  /** Whether the file was attached before this time, and still is. */
  isAttachedBefore(id: string, moment: Date, manager: EntityManager): Promise<boolean> {
    return this.files.isAttachedBefore(id, moment, manager);
  }

  /** The caller reads the stream to its end or destroys it. @throws FileNotFoundError */
  read(id: string): Promise<Readable> {
    return this.fileStore.read(id);
  }

  /** Rejects if the store accepts no files, or does not respond in time. */
  check(signal: AbortSignal): Promise<void> {
    return this.fileStore.check(signal);
  }

  /** Deletes an unattached file. After a failure `deleteOrphans` deletes it later. Never rejects. */
  async discard(id: string): Promise<void> {
    await this.deleteIfUnattached(id, null);
  }

  /**
   * Deletes files that are unattached since `olderThan`, at most `limit`; returns their number. Multiple processes may
   * run concurrently. A crash between object and row leaves the row, and the next run repeats both. Once `signal` is
   * aborted, no deletion is started, and a pending request to the store is canceled.
   */
  async deleteOrphans(olderThan: Date, limit: number, signal?: AbortSignal): Promise<number> {
    let deleted = 0;
    for (const id of await this.files.findUnattached(olderThan, limit)) {
      if (signal?.aborted) break;
      if (await this.deleteIfUnattached(id, olderThan, signal)) deleted++;
    }
    return deleted;
  }

  /**
   * Deletes the remains of crashed uploads; returns their number. An upload in progress must be younger than
   * `olderThan`.
   */
  sweepIncoming(olderThan: Date): Promise<number> {
    return sweepFolder(incomingFolder(this.config), olderThan);
  }

  /** A failure does not affect other files. */
  private async deleteIfUnattached(id: string, olderThan: Date | null, signal?: AbortSignal): Promise<boolean> {
    try {
      return await this.files.deleteUnattached(id, olderThan, () => this.fileStore.delete(id, signal));
    } catch (error) {
      this.logger.error(`Deleting file ${id} failed`, error instanceof Error ? error.stack : String(error));
      return false;
    }
  }
}
