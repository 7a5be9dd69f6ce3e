import type { StatusChange } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../../users/index.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';

/** Status changes by application id, oldest first. */
export type Histories = ReadonlyMap<string, StatusChange[]>;

/**
 * The account of an applicant. While its address is linked, applications that a visitor sent with the address belong to
 * the account.
 */
export type Applicant = Pick<UserEntity, 'id' | 'email' | 'addressLinkedAt'>;

/** Applications of accounts. */
export abstract class AccountApplicationsRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** Ids of applications that are not anonymised a year after their job ended; at most `limit`. */
  abstract findOld(now: Date, limit: number): Promise<string[]>;
  /** Locks one of these until the transaction ends; null if it no longer qualifies. */
  abstract lockOld(id: string, now: Date, manager: EntityManager): Promise<ApplicationEntity | null>;
  /** Newest first, including applications that were removed from the list. */
  abstract list(userId: number): Promise<ApplicationEntity[]>;
  /** Newest first, including applications that the account has not adopted. */
  abstract listAll(applicant: Applicant): Promise<ApplicationEntity[]>;
  abstract histories(ids: readonly string[]): Promise<Histories>;
  abstract remove(id: string, at: Date, manager: EntityManager): Promise<void>;
  /**
   * Assigns a visitor's applications with this address (case-insensitive) to the user, except for jobs to which the
   * user has applied. The caller has locked the user's row. Returns the ids.
   */
  abstract adopt(userId: number, email: string, manager: EntityManager): Promise<string[]>;
  /** Whether a visitor's application with this address can be adopted. */
  abstract hasUnowned(email: string, manager: EntityManager): Promise<boolean>;
  /** Sets the address of the user's applications. Returns the ids of the changed ones. */
  abstract readdress(userId: number, email: string, manager: EntityManager): Promise<string[]>;
  /** Locks the rows until the transaction ends, including applications that the account has not adopted. */
  abstract lockAll(applicant: Applicant, manager: EntityManager): Promise<ApplicationEntity[]>;
  /** Removes personal data. `fileId` is the file that the delivery still needs, or null. */
  abstract anonymise(id: string, fileId: string | null, manager: EntityManager): Promise<void>;
}
