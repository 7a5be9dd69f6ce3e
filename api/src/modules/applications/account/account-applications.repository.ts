import type { StatusChange } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../../users/index.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';

/** What became of applications, by their ids; oldest first. */
export type Histories = ReadonlyMap<string, StatusChange[]>;

/** An account. While its address is linked, applications that a visitor sent with the address count as its own. */
export type Applicant = Pick<UserEntity, 'id' | 'email' | 'addressLinkedAt'>;

/** Applications as those of an account. */
export abstract class AccountApplicationsRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** Ids of those that are somebody's a year after their job has ended, `limit` at most. */
  abstract findOld(now: Date, limit: number): Promise<string[]>;
  /** Locks one of them until the transaction ends; null: it is none any more. */
  abstract lockOld(id: string, now: Date, manager: EntityManager): Promise<ApplicationEntity | null>;
  /** The newest first, those included that were taken off the list. */
  abstract list(userId: number): Promise<ApplicationEntity[]>;
  /** The newest first; also those that the account has not adopted. */
  abstract listAll(applicant: Applicant): Promise<ApplicationEntity[]>;
  abstract histories(ids: readonly string[]): Promise<Histories>;
  abstract remove(id: string, at: Date, manager: EntityManager): Promise<void>;
  /**
   * Gives a user what somebody with this address has sent, in whatever spelling, as a visitor; but for jobs to which the
   * user has applied. The user's row is locked. Answers their ids.
   */
  abstract adopt(userId: number, email: string, manager: EntityManager): Promise<string[]>;
  /** Whether a visitor's application with this address could be adopted. */
  abstract hasUnowned(email: string, manager: EntityManager): Promise<boolean>;
  /** Has a user's own under this address from now on. Answers the ids of those that had another one. */
  abstract readdress(userId: number, email: string, manager: EntityManager): Promise<string[]>;
  /** Locks the rows until the transaction ends; also of those that the account has not adopted. */
  abstract lockAll(applicant: Applicant, manager: EntityManager): Promise<ApplicationEntity[]>;
  /** Nothing tells any more whose it was; `fileId` is what is still needed of it. */
  abstract anonymise(id: string, fileId: string | null, manager: EntityManager): Promise<void>;
}
