import type { EntityManager } from 'typeorm';
import type { SavedJobEntity } from './entities/saved-job.entity.ts';

export type NewSavedJob = Pick<SavedJobEntity, 'userId' | 'jobId'> & Partial<Pick<SavedJobEntity, 'savedAt'>>;

export abstract class SavedJobsRepository {
  /** The newest first. */
  abstract list(userId: number): Promise<SavedJobEntity[]>;
  /** @throws JobAlreadySavedError: the database decides between two at once. */
  abstract add(entry: NewSavedJob, manager?: EntityManager): Promise<SavedJobEntity>;
  /** Whether there was such an entry of theirs. */
  abstract remove(userId: number, id: string): Promise<boolean>;
}
