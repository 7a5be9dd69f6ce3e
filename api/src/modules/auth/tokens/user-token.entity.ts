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
