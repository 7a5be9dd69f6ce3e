import type { EntityManager } from 'typeorm';
import type { RegistrationDecoyEntity } from './registration-decoy.entity.ts';

export type NewDecoy = Pick<RegistrationDecoyEntity, 'username' | 'email' | 'passwordHash'>;

export abstract class RegistrationDecoysRepository {
  /** Serializes registrations with the same user name or the same address, in any spelling, until the transaction ends. */
  abstract lock(registration: Pick<NewDecoy, 'username' | 'email'>, manager: EntityManager): Promise<void>;
  abstract insert(decoy: NewDecoy, manager: EntityManager): Promise<void>;
  abstract hasUsername(username: string, manager: EntityManager): Promise<boolean>;
  /** The stored address of a user name, or of an address where there is an `@`; in any spelling. */
  abstract addressOf(login: string): Promise<string | null>;
  abstract has(login: string, passwordHash: Buffer): Promise<boolean>;
  /** Times of registrations with an address, oldest first. */
  abstract listTimes(email: string): Promise<Date[]>;
  abstract deleteOfAddress(email: string, manager: EntityManager): Promise<void>;
  /** Deletes those as old as unverified accounts that are erased; returns their number. */
  abstract deleteOld(now: Date): Promise<number>;
}
