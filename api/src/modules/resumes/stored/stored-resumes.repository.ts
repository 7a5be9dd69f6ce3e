import type { EntityManager } from 'typeorm';
import type { UserResumeEntity } from './user-resume.entity.ts';

export type NewResume = Omit<UserResumeEntity, 'createdAt' | 'updatedAt'>;

/**
 * Callers lock the user's row before writing: otherwise concurrent writes would violate constraints that serialized
 * writes satisfy.
 */
export abstract class StoredResumesRepository {
  /** The default first, then newest first. */
  abstract list(userId: number, manager?: EntityManager): Promise<UserResumeEntity[]>;
  /** Null also for another user's resume. */
  abstract find(userId: number, id: string, manager?: EntityManager): Promise<UserResumeEntity | null>;
  /** Null: there is no such resume. */
  abstract ownerOf(id: string, manager: EntityManager): Promise<number | null>;
  abstract count(userId: number): Promise<number>;
  /** @throws ResumeLimitError */
  abstract insert(resume: NewResume, manager: EntityManager): Promise<UserResumeEntity>;
  /** Unsets the former default. */
  abstract makeDefault(userId: number, id: string, manager: EntityManager): Promise<void>;
  abstract delete(id: string, manager: EntityManager): Promise<void>;
}
