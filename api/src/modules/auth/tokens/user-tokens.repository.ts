import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { UserTokenEntity, type TokenPurpose } from './user-token.entity.ts';

export type NewUserToken = Omit<UserTokenEntity, 'usedAt' | 'revokedAt'>;

type MailedLink = Omit<UserTokenEntity, 'id' | 'userId'>;

/** Retention after expiry: until then a link is reported as expired or used. */
const retentionMs = 30 * 86_400_000;

@Injectable()
export class UserTokensRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string, manager = this.database.manager): Promise<UserTokenEntity | null> {
    return manager.findOneBy(UserTokenEntity, { id });
  }

  /** Locks the row until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<UserTokenEntity | null> {
    return manager.findOne(UserTokenEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async insert(token: NewUserToken, manager: EntityManager): Promise<void> {
    await manager.insert(UserTokenEntity, token);
  }

  async markUsed(id: string, manager: EntityManager): Promise<void> {
    await manager.update(UserTokenEntity, { id }, { usedAt: () => 'now()' });
  }

  /** Revokes the unused tokens of a purpose. */
  async revoke(userId: number, purpose: TokenPurpose, manager: EntityManager): Promise<void> {
    const open = { userId, purpose, usedAt: IsNull(), revokedAt: IsNull() };
    await manager.update(UserTokenEntity, open, { revokedAt: () => 'now()' });
  }

  countSince(userId: number, purpose: TokenPurpose, since: Date, manager: EntityManager): Promise<number> {
    return manager.countBy(UserTokenEntity, { userId, purpose, createdAt: MoreThan(since) });
  }

  /** Addresses and results of mailed links, oldest first, without the tokens. */
  listMailed(userId: number): Promise<MailedLink[]> {
    const times = { createdAt: true, expiresAt: true, usedAt: true, revokedAt: true } as const;
    const select = { purpose: true, email: true, ...times } as const;
    return this.database.manager.find(UserTokenEntity, { select, where: { userId }, order: { createdAt: 'asc' } });
  }

  /** Deletes tokens that are past their retention period; returns their number. */
  async deleteOld(now: Date): Promise<number> {
    const expiresAt = LessThanOrEqual(new Date(now.getTime() - retentionMs));
    const { affected } = await this.database.manager.delete(UserTokenEntity, { expiresAt });
    return affected ?? 0;
  }
}
