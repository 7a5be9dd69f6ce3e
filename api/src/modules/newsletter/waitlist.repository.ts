import type { EntityManager } from 'typeorm';
import type { WaitlistSignupEntity } from './entities/waitlist-signup.entity.ts';

export type NewWaitlistSignup = Omit<WaitlistSignupEntity, 'id' | 'createdAt' | 'updatedAt'>;

/** Result of a sign-up. */
export interface WaitlistChange {
  signupId: string;
  /** False: an existing entry was changed. */
  isNew: boolean;
}

export abstract class WaitlistRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string): Promise<WaitlistSignupEntity | null>;
  /** Upserts one entry per address, with entries of bots separate from the others. Null: nothing has changed. */
  abstract put(signup: NewWaitlistSignup, manager: EntityManager): Promise<WaitlistChange | null>;
}
