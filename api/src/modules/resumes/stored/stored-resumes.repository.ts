import type { EntityManager } from 'typeorm';
import type { UserResumeEntity } from './user-resume.entity.ts';

export type NewResume = Omit<UserResumeEntity, 'createdAt' | 'updatedAt'>;

/** Who writes has locked the user's row: the database alone would refuse what two at once can settle between them. */
export abstract class StoredResumesRepository {
  /** The default first, then the newest. */
  abstract list(userId: number, manager?: EntityManager): Promise<UserResumeEntity[]>;
  /** Null where it is somebody else's. */
  abstract find(userId: number, id: string, manager?: EntityManager): Promise<UserResumeEntity | null>;
  /** Null: there is no such resume. */
  abstract ownerOf(id: string, manager: EntityManager): Promise<number | null>;
  abstract count(userId: number): Promise<number>;
  /** @throws ResumeLimitError */
  abstract insert(resume: NewResume, manager: EntityManager): Promise<UserResumeEntity>;
  /** No other is the default afterwards. */
  abstract makeDefault(userId: number, id: string, manager: EntityManager): Promise<void>;
  abstract delete(id: string, manager: EntityManager): Promise<void>;
}
