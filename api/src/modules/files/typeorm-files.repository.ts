import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { FileEntity } from './entities/file.entity.ts';
import { FilesRepository, type NewFile, type StoredFile } from './files.repository.ts';

const now = () => 'now()';
const unattached = (olderThan: Date): FindOptionsWhere<FileEntity> => ({
  attachedAt: IsNull(),
  createdAt: LessThan(olderThan),
});

@Injectable()
export class TypeOrmFilesRepository extends FilesRepository {
  constructor(@InjectRepository(FileEntity) private readonly files: Repository<FileEntity>) {
    super();
  }

  async add(file: NewFile): Promise<StoredFile> {
    await this.files.insert(file);
    return this.files.findOneByOrFail({ id: file.id });
  }

  find(id: string): Promise<StoredFile | null> {
    return this.files.findOneBy({ id });
  }

  async attach(id: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(FileEntity, { id }, { attachedAt: now });
    return affected === 1;
  }

  async detach(id: string, manager: EntityManager): Promise<void> {
    await manager.update(FileEntity, { id }, { attachedAt: null, createdAt: now });
  }

  async findUnattached(olderThan: Date, limit: number): Promise<string[]> {
    const where = unattached(olderThan);
    const found = await this.files.find({ select: { id: true }, where, order: { createdAt: 'ASC' }, take: limit });
    return found.map(({ id }) => id);
  }

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
