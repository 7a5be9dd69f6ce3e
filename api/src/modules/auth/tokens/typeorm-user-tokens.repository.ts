import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { UserTokenEntity, type TokenPurpose } from './user-token.entity.ts';
import { UserTokensRepository, type MailedLink, type NewUserToken } from './user-tokens.repository.ts';

/** So long after its end a link still says that it has expired, or that it was opened before. */
const keptMs = 30 * 86_400_000;

@Injectable()
export class TypeOrmUserTokensRepository extends UserTokensRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  find(id: string, manager = this.database.manager): Promise<UserTokenEntity | null> {
    return manager.findOneBy(UserTokenEntity, { id });
  }

  lock(id: string, manager: EntityManager): Promise<UserTokenEntity | null> {
    return manager.findOne(UserTokenEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async insert(token: NewUserToken, manager: EntityManager): Promise<void> {
    await manager.insert(UserTokenEntity, token);
  }

  async markUsed(id: string, manager: EntityManager): Promise<void> {
    await manager.update(UserTokenEntity, { id }, { usedAt: () => 'now()' });
  }

  async revoke(userId: number, purpose: TokenPurpose, manager: EntityManager): Promise<void> {
    const open = { userId, purpose, usedAt: IsNull(), revokedAt: IsNull() };
    await manager.update(UserTokenEntity, open, { revokedAt: () => 'now()' });
  }

  countSince(userId: number, purpose: TokenPurpose, since: Date, manager: EntityManager): Promise<number> {
    return manager.countBy(UserTokenEntity, { userId, purpose, createdAt: MoreThan(since) });
  }

  listMailed(userId: number): Promise<MailedLink[]> {
    const times = { createdAt: true, expiresAt: true, usedAt: true, revokedAt: true } as const;
    const select = { purpose: true, email: true, ...times } as const;
    return this.database.manager.find(UserTokenEntity, { select, where: { userId }, order: { createdAt: 'asc' } });
  }

  async deleteOld(now: Date): Promise<number> {
    const expiresAt = LessThanOrEqual(new Date(now.getTime() - keptMs));
    const { affected } = await this.database.manager.delete(UserTokenEntity, { expiresAt });
    return affected ?? 0;
  }
}
