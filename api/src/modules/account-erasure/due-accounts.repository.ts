import { Injectable } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from '../users/index.ts';

/** Reasons why an account is due. */
export type AccountDue = 'deletion-requested' | 'never-verified' | 'idle-warning' | 'idle';

const most = 1000;
const before = (period: string) => `cast(:now as timestamptz) - interval '${period}'`;

/** Shared by the search and the check under the lock. A warning is valid for the last activity it was sent for. */
const conditions: Record<AccountDue, string> = {
  'deletion-requested': 'u.deletion_due_at <= :now',
  'never-verified': `not u.is_verified and greatest(u.created_at, u.seen_at) <= ${before(retentionPeriods.unverifiedAccount)}`,
  'idle-warning': `u.deletion_due_at is null
    and u.seen_at <= ${before(retentionPeriods.idleAccount)}
    and (u.idle_warned_at is null or u.idle_warned_at < u.seen_at)`,
  idle: `u.seen_at <= ${before(retentionPeriods.idleAccount)}
    and u.idle_warned_at >= u.seen_at and u.idle_warned_at <= ${before(retentionPeriods.idleWarning)}`,
};

@Injectable()
export class DueAccountsRepository {
  constructor(private readonly database: DataSource) {}

  /** Ids of due accounts greater than `beyond`, in ascending order, at most a thousand; empty at the end. */
  async find(due: AccountDue, now: Date, beyond: number): Promise<number[]> {
    const query = this.query(due, now, this.database.manager).andWhere('u.id > :beyond', { beyond });
    query.orderBy('u.id').limit(most);
    return (await query.select('u.id').getMany()).map(({ id }) => id);
  }

  /** Locks the account's row until the transaction ends. Null: it was deleted, or is no longer due. */
  lock(due: AccountDue, id: number, now: Date, manager: EntityManager): Promise<UserEntity | null> {
    return this.query(due, now, manager).andWhere('u.id = :id', { id }).setLock('pessimistic_write').getOne();
  }

  /** Rows that reference it with `on delete cascade` are deleted too. */
  async delete(id: number, manager: EntityManager): Promise<void> {
    await manager.delete(UserEntity, { id });
  }

  private query(due: AccountDue, now: Date, manager: EntityManager) {
    return manager.createQueryBuilder(UserEntity, 'u').where(`(${conditions[due]})`, { now });
  }
}
