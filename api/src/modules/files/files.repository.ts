import type { EntityManager } from 'typeorm';
import type { FileEntity } from './entities/file.entity.ts';

export type StoredFile = FileEntity;
export type NewFile = Pick<StoredFile, 'id' | 'name' | 'contentType' | 'size' | 'sha256'>;

export abstract class FilesRepository {
  /** Adds an unattached file. */
  abstract add(file: NewFile): Promise<StoredFile>;

  abstract find(id: string): Promise<StoredFile | null>;

  /** False: it was deleted. Waits for a concurrent deletion. */
  abstract attach(id: string, manager: EntityManager): Promise<boolean>;

  abstract detach(id: string, manager: EntityManager): Promise<void>;

  /** Ids, oldest first. */
  abstract findUnattached(olderThan: Date, limit: number): Promise<string[]>;

  /**
   * Deletes a row that is still unattached (and older than `olderThan`) after `deleteBytes` has resolved. The row is
   * locked until then. False: it was deleted, attached, or locked by another process.
   */
  abstract deleteUnattached(id: string, olderThan: Date | null, deleteBytes: () => Promise<void>): Promise<boolean>;
}
