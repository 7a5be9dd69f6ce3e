import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  Column,
  Entity,
  IsNull,
  LessThan,
  PrimaryColumn,
  Repository,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';

/** Metadata of a stored file; the bytes are in the file store, under the same id. */
@Entity('files')
export class FileEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  /** Bytes. */
  @Column('int')
  size!: number;

  @Column('bytea')
  sha256!: Buffer;

  /** For a detached file: when it was detached. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'attached_at', nullable: true })
  attachedAt!: Date | null;
}

export type StoredFile = FileEntity;
export type NewFile = Pick<StoredFile, 'id' | 'name' | 'contentType' | 'size' | 'sha256'>;

const now = () => 'now()';
const unattached = (olderThan: Date): FindOptionsWhere<FileEntity> => ({
  attachedAt: IsNull(),
  createdAt: LessThan(olderThan),
});

@Injectable()
export class FilesRepository {
  constructor(@InjectRepository(FileEntity) private readonly files: Repository<FileEntity>) {}

  /** Adds an unattached file. */
  async add(file: NewFile): Promise<StoredFile> {
    await this.files.insert(file);
    return this.files.findOneByOrFail({ id: file.id });
  }

  find(id: string): Promise<StoredFile | null> {
    return this.files.findOneBy({ id });
  }

  /** False: it was deleted. Waits for a concurrent deletion. */
  async attach(id: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(FileEntity, { id }, { attachedAt: now });
    return affected === 1;
  }

  async detach(id: string, manager: EntityManager): Promise<void> {
    await manager.update(FileEntity, { id }, { attachedAt: null, createdAt: now });
  }

  /** Whether the file was attached before this time, and still is. */
  isAttachedBefore(id: string, moment: Date, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(FileEntity, { id, attachedAt: LessThan(moment) });
  }

  /** Ids, oldest first. */
  async findUnattached(olderThan: Date, limit: number): Promise<string[]> {
    const where = unattached(olderThan);
    const found = await this.files.find({ select: { id: true }, where, order: { createdAt: 'ASC' }, take: limit });
    return found.map(({ id }) => id);
  }

  /**
   * Deletes a row that is still unattached (and older than `olderThan`) after `deleteBytes` has resolved. The row is
   * locked until then. False: it was deleted, attached, or locked by another process.
   */
  deleteUnattached(id: string, olderThan: Date | null, deleteBytes: () => Promise<void>): Promise<boolean> {
    return this.files.manager.transaction(async (manager) => {
      const where = { id, ...(olderThan === null ? { attachedAt: IsNull() } : unattached(olderThan)) };
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const locked = await manager.findOne(FileEntity, { select: { id: true }, where, lock });
      if (locked === null) return false;
      await deleteBytes();
      await manager.delete(FileEntity, { id });
      return true;
    });
  }
}
