import { Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { violatedUnique } from '../../../database/unique-violation.ts';
import { ResumeLimitError } from '../resumes.errors.ts';
import { StoredResumesRepository, type NewResume } from './stored-resumes.repository.ts';
import { UserResumeEntity } from './user-resume.entity.ts';

@Injectable()
export class TypeOrmStoredResumesRepository extends StoredResumesRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  list(userId: number, manager = this.database.manager): Promise<UserResumeEntity[]> {
    const order = { isDefault: 'DESC', createdAt: 'DESC', id: 'ASC' } as const;
    return manager.find(UserResumeEntity, { where: { userId }, order });
  }

  find(userId: number, id: string, manager = this.database.manager): Promise<UserResumeEntity | null> {
    return manager.findOneBy(UserResumeEntity, { id, userId });
  }

  async ownerOf(id: string, manager: EntityManager): Promise<number | null> {
    return (await manager.findOneBy(UserResumeEntity, { id }))?.userId ?? null;
  }

  count(userId: number): Promise<number> {
    return this.database.manager.countBy(UserResumeEntity, { userId });
  }

  async insert(resume: NewResume, manager: EntityManager): Promise<UserResumeEntity> {
    try {
      await manager.insert(UserResumeEntity, resume);
    } catch (error) {
      if (violatedUnique(error) === 'user_resumes_user_id_slot_key') throw new ResumeLimitError();
      throw error;
    }
    return manager.findOneByOrFail(UserResumeEntity, { id: resume.id });
  }

  async makeDefault(userId: number, id: string, manager: EntityManager): Promise<void> {
    await manager.update(UserResumeEntity, { userId, isDefault: true, id: Not(id) }, { isDefault: false });
    await manager.update(UserResumeEntity, { userId, id, isDefault: false }, { isDefault: true });
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(UserResumeEntity, { id });
  }
}
