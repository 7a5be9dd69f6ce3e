import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../users/index.ts';

/** Reasons why an account is due. */
export type AccountDue = 'deletion-requested' | 'never-verified' | 'idle-warning' | 'idle';

export abstract class DueAccountsRepository {
  /** Ids of due accounts greater than `beyond`, in ascending order, at most a thousand; empty at the end. */
  abstract find(due: AccountDue, now: Date, beyond: number): Promise<number[]>;
  /** Locks the account's row until the transaction ends. Null: it was deleted, or is no longer due. */
  abstract lock(due: AccountDue, id: number, now: Date, manager: EntityManager): Promise<UserEntity | null>;
  /** Rows that reference it with `on delete cascade` are deleted too. */
  abstract delete(id: number, manager: EntityManager): Promise<void>;
}
