import type { EntityManager } from 'typeorm';
import type { FileEntity } from './entities/file.entity.ts';

export type StoredFile = FileEntity;
export type NewFile = Pick<StoredFile, 'id' | 'name' | 'contentType' | 'size' | 'sha256'>;

export abstract class FilesRepository {
  /** Adds a file that nothing refers to yet. */
  abstract add(file: NewFile): Promise<StoredFile>;

  abstract find(id: string): Promise<StoredFile | null>;

  /** False: it is gone. Waits for a deletion under way. */
  abstract attach(id: string, manager: EntityManager): Promise<boolean>;

  abstract detach(id: string, manager: EntityManager): Promise<void>;

  /** Ids, the oldest first. */
  abstract findUnattached(olderThan: Date, limit: number): Promise<string[]>;

  /**
   * Deletes a row that is still unattached (and older than `olderThan`), after `deleteBytes` has resolved; until then it
   * is locked. False: it is gone, attached, or somebody else is at it.
   */
  abstract deleteUnattached(id: string, olderThan: Date | null, deleteBytes: () => Promise<void>): Promise<boolean>;
}
