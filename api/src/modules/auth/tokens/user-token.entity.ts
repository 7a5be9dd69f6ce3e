import { Column, Entity, PrimaryColumn } from 'typeorm';

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
