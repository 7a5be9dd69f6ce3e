import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FilesConfig } from '../../config/files.config.ts';
import { FileStore } from './file-store.ts';
import { FileNotFoundError } from './files.errors.ts';
import { FilesRepository, type NewFile, type StoredFile } from './files.repository.ts';
import { incomingFolder, sweepFolder } from './incoming-folder.ts';

export interface LocalFile extends Omit<NewFile, 'id'> {
  /** Where its bytes are now; they are copied. */
  path: string;
}

/**
 * Files that other rows refer to. Every stored object has a row, from before its first byte until after its last, so
 * that nothing is ever kept that nobody knows of.
 */
@Injectable()
export class FilesService {
  private readonly logger = new Logger(FilesService.name);

  constructor(
    private readonly files: FilesRepository,
    private readonly fileStore: FileStore,
    private readonly config: FilesConfig,
  ) {}

  /** Stores a file that nothing refers to yet. What fails or crashes on the way is left to `deleteOrphans`. */
  async store({ path, name, contentType, size, sha256 }: LocalFile): Promise<StoredFile> {
    const stored = await this.files.add({ id: randomUUID(), name, contentType, size, sha256 });
    await this.fileStore.put(stored.id, path, { size, contentType });
    return stored;
  }

  /**
   * A copy that nothing refers to yet, of a file that may be detached meanwhile: its bytes stay a day longer.
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
   * Keeps a file for as long as the caller's row refers to it, within the caller's transaction.
   * @throws FileNotFoundError when it was cleaned away.
   */
  async attach(id: string, manager: EntityManager): Promise<void> {
    if (!(await this.files.attach(id, manager))) throw new FileNotFoundError();
  }

  /** Nothing refers to it any more: a day from now it is an orphan. */
  detach(id: string, manager: EntityManager): Promise<void> {
    return this.files.detach(id, manager);
  }

  /** The caller reads it to its end or destroys it. @throws FileNotFoundError */
  read(id: string): Promise<Readable> {
    return this.fileStore.read(id);
  }

  /** Rejects where the store takes no files now, or does not say so in time. */
  check(signal: AbortSignal): Promise<void> {
    return this.fileStore.check(signal);
  }

  /** Deletes a file that was never attached, if it can; else `deleteOrphans` will. Never rejects. */
  async discard(id: string): Promise<void> {
    await this.deleteIfUnattached(id, null);
  }

  /**
   * Deletes files that nothing has referred to since `olderThan`, at most `limit`; returns how many. Any number of
   * processes may do so at once. A crash between object and row leaves the row, and the next run repeats both. Once `signal`
   * is aborted, nothing more is begun, and a store that does not answer is not waited for.
   */
  async deleteOrphans(olderThan: Date, limit: number, signal?: AbortSignal): Promise<number> {
    let deleted = 0;
    for (const id of await this.files.findUnattached(olderThan, limit)) {
      if (signal?.aborted) break;
      if (await this.deleteIfUnattached(id, olderThan, signal)) deleted++;
    }
    return deleted;
  }

  /** Deletes what crashed uploads left; returns how many. An upload under way must be younger than `olderThan`. */
  sweepIncoming(olderThan: Date): Promise<number> {
    return sweepFolder(incomingFolder(this.config), olderThan);
  }

  /** A file that cannot be deleted now must not keep the others from it. */
  private async deleteIfUnattached(id: string, olderThan: Date | null, signal?: AbortSignal): Promise<boolean> {
    try {
      return await this.files.deleteUnattached(id, olderThan, () => this.fileStore.delete(id, signal));
    } catch (error) {
      this.logger.error(`File ${id} is not deleted`, error instanceof Error ? error.stack : String(error));
      return false;
    }
  }
}
