import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, IsNull, MoreThan, PrimaryColumn, type EntityManager } from 'typeorm';

/** Purpose of a mailed link. */
export type TokenPurpose = 'verify-email' | 'change-email' | 'reset-password' | 'link-address';

@Entity('user_tokens')
export class UserTokenEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int', { name: 'user_id' })
  userId!: number;

  @Column('text')
  purpose!: TokenPurpose;

  /** The address that the link verifies. */
  @Column('text')
  email!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}

const hour = 3_600_000;

const lifetimes: Record<TokenPurpose, number> = {
  'verify-email': 24 * hour,
  'change-email': 24 * hour,
  'reset-password': hour,
  'link-address': 7 * 24 * hour,
};

export const expiryOf = (purpose: TokenPurpose, now: Date) => new Date(now.getTime() + lifetimes[purpose]);

/** Neither used nor revoked; it may have expired. */
export const isOpen = ({ usedAt, revokedAt }: Pick<UserTokenEntity, 'usedAt' | 'revokedAt'>) =>
  usedAt === null && revokedAt === null;

export const hasExpired = ({ expiresAt }: Pick<UserTokenEntity, 'expiresAt'>, now: Date) => expiresAt <= now;

export type NewUserToken = Omit<UserTokenEntity, 'usedAt' | 'revokedAt'>;

type MailedLink = Omit<UserTokenEntity, 'id' | 'userId'>;

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
}
