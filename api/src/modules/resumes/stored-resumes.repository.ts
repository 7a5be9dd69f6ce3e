import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, Not, PrimaryColumn, UpdateDateColumn, type EntityManager } from 'typeorm';
import { violatedUnique } from '../../database/postgres.errors.ts';
import { ResumeLimitError } from './resumes.errors.ts';

@Entity('user_resumes')
export class UserResumeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int', { name: 'user_id' })
  userId!: number;

  /** 1 to 5. The unique constraint on slots limits the number of resumes. */
  @Column('smallint')
  slot!: number;

  @Column('text')
  name!: string;

  @Column('uuid', { name: 'file_id' })
  fileId!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  /** Bytes. */
  @Column('int', { name: 'file_size' })
  fileSize!: number;

  @Column('int')
  pages!: number;

  /** Exactly one of a user's resumes is the default; the database enforces it. */
  @Column('boolean', { name: 'is_default' })
  isDefault!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}

type NewResume = Omit<UserResumeEntity, 'createdAt' | 'updatedAt'>;

/**
 * Callers lock the user's row before writing: otherwise concurrent writes would violate constraints that serialized
 * writes satisfy.
 */
@Injectable()
export class StoredResumesRepository {
  constructor(private readonly database: DataSource) {}

  /** The default first, then newest first. */
  list(userId: number, manager = this.database.manager): Promise<UserResumeEntity[]> {
    const order = { isDefault: 'DESC', createdAt: 'DESC', id: 'ASC' } as const;
    return manager.find(UserResumeEntity, { where: { userId }, order });
  }

  /** Null also for another user's resume. */
  find(userId: number, id: string, manager = this.database.manager): Promise<UserResumeEntity | null> {
    return manager.findOneBy(UserResumeEntity, { id, userId });
  }

  /** Null: there is no such resume. */
  async ownerOf(id: string, manager: EntityManager): Promise<number | null> {
    return (await manager.findOneBy(UserResumeEntity, { id }))?.userId ?? null;
  }

  count(userId: number): Promise<number> {
    return this.database.manager.countBy(UserResumeEntity, { userId });
  }

  /** @throws ResumeLimitError */
  async insert(resume: NewResume, manager: EntityManager): Promise<UserResumeEntity> {
    try {
      await manager.insert(UserResumeEntity, resume);
    } catch (error) {
      if (violatedUnique(error) === 'user_resumes_user_id_slot_key') throw new ResumeLimitError();
      throw error;
    }
    return manager.findOneByOrFail(UserResumeEntity, { id: resume.id });
  }

  /** Unsets the former default. */
  async makeDefault(userId: number, id: string, manager: EntityManager): Promise<void> {
    await manager.update(UserResumeEntity, { userId, isDefault: true, id: Not(id) }, { isDefault: false });
    await manager.update(UserResumeEntity, { userId, id, isDefault: false }, { isDefault: true });
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(UserResumeEntity, { id });
  }
}
