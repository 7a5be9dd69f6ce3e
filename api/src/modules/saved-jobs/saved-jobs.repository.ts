import type { EntityManager } from 'typeorm';
import type { SavedJobEntity } from './entities/saved-job.entity.ts';

export type NewSavedJob = Pick<SavedJobEntity, 'userId' | 'jobId'> & Partial<Pick<SavedJobEntity, 'savedAt'>>;

export abstract class SavedJobsRepository {
  /** Newest first. */
  abstract list(userId: number): Promise<SavedJobEntity[]>;
  /** @throws JobAlreadySavedError: a unique index decides between concurrent calls */
  abstract add(entry: NewSavedJob, manager?: EntityManager): Promise<SavedJobEntity>;
  /** Whether the user had this entry. */
  abstract remove(userId: number, id: string): Promise<boolean>;
}
