import type { EntityManager } from 'typeorm';
import type { WaitlistSignupEntity } from './entities/waitlist-signup.entity.ts';

export type NewWaitlistSignup = Omit<WaitlistSignupEntity, 'id' | 'createdAt' | 'updatedAt'>;

/** What a sign-up did to the list. */
export interface WaitlistChange {
  signupId: string;
  /** False: the address stood there with other details. */
  isNew: boolean;
}

export abstract class WaitlistRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string): Promise<WaitlistSignupEntity | null>;
  /** One entry for each address, suspected ones apart from the others. Null: it says the same already. */
  abstract put(signup: NewWaitlistSignup, manager: EntityManager): Promise<WaitlistChange | null>;
}
