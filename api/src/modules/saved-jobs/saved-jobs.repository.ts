import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { missingReference, violatedUnique } from '../../database/postgres.errors.ts';
import { AppError } from '../../http/index.ts';
import { UnauthenticatedError } from '../auth/index.ts';

class JobAlreadySavedError extends AppError {
  override readonly name = 'JobAlreadySavedError';

  constructor() {
    super(409, 'job_already_saved', 'This job is on the list.');
  }
}

@Entity('saved_jobs')
export class SavedJobEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int', { name: 'user_id' })
  userId!: number;

  @Column('int', { name: 'job_id' })
  jobId!: number;

  @Column('timestamptz', { name: 'saved_at', default: () => 'clock_timestamp()' })
  savedAt!: Date;
}

export type NewSavedJob = Pick<SavedJobEntity, 'userId' | 'jobId'> & Partial<Pick<SavedJobEntity, 'savedAt'>>;

@Injectable()
export class SavedJobsRepository {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  list(userId: number): Promise<SavedJobEntity[]> {
    return this.database.manager.find(SavedJobEntity, { where: { userId }, order: { savedAt: 'desc', id: 'desc' } });
  }

  /** @throws JobAlreadySavedError: a unique index decides between concurrent calls */
  async add(entry: NewSavedJob, manager = this.database.manager): Promise<SavedJobEntity> {
    const id = randomUUID();
    try {
      await manager.insert(SavedJobEntity, { id, ...entry });
    } catch (error) {
      if (violatedUnique(error) === 'saved_jobs_once') throw new JobAlreadySavedError();
      if (missingReference(error) === 'saved_jobs_user_id_fkey') throw new UnauthenticatedError();
      throw error;
    }
    return manager.findOneByOrFail(SavedJobEntity, { id });
  }

  /** Whether the user had this entry. */
  async remove(userId: number, id: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(SavedJobEntity, { userId, id });
    return affected === 1;
  }
}
