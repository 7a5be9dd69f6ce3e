import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../users/index.ts';

/** What an account may be due for. */
export type AccountDue = 'deletion-requested' | 'never-verified' | 'idle-warning' | 'idle';

export abstract class DueAccountsRepository {
  /** Numbers of accounts beyond a number, in order, at most a thousand; none when there are no more. */
  abstract find(due: AccountDue, now: Date, beyond: number): Promise<number[]>;
  /** Locks the account's row until the transaction ends. Null: it is gone, or is not due any more. */
  abstract lock(due: AccountDue, id: number, now: Date, manager: EntityManager): Promise<UserEntity | null>;
  /** What refers to it with `on delete cascade` goes too. */
  abstract delete(id: number, manager: EntityManager): Promise<void>;
}
