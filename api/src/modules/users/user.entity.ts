import type { Language, Role } from 'shared-contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Contains no `@`, so that a user name never equals a mail address. */
  @Column('text')
  username!: string;

  /** Lower case. */
  @Column('text')
  email!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('text', { default: 'user' })
  role!: Role;

  @Column('text', { nullable: true })
  bio!: string | null;

  @Column('text', { nullable: true })
  location!: string | null;

  /** Digits. */
  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('uuid', { name: 'picture_id', nullable: true })
  pictureId!: string | null;

  /** Language of mails. */
  @Column('text')
  language!: Language;

  @Column('boolean', { name: 'is_verified', default: false })
  isVerified!: boolean;

  /** When a link mailed to the address was opened in a session of this account (ADR 34). */
  @Column('timestamptz', { name: 'address_linked_at', nullable: true })
  addressLinkedAt!: Date | null;

  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail!: string | null;

  /** Encrypted; in effect from `secondFactorSince`. */
  @Column('bytea', { name: 'second_factor_secret', nullable: true })
  secondFactorSecret!: Buffer | null;

  /** The last time step with a used code. PostgreSQL's bigint is returned as a string. */
  @Column('bigint', { name: 'second_factor_step', nullable: true })
  secondFactorStep!: string | null;

  @Column('timestamptz', { name: 'second_factor_since', nullable: true })
  secondFactorSince!: Date | null;

  /** Failed sign-in attempts since the last successful one. */
  @Column('int', { name: 'failed_sign_ins', default: 0 })
  failedSignIns!: number;

  @Column('timestamptz', { name: 'failed_sign_in_at', nullable: true })
  failedSignInAt!: Date | null;

  @Column('uuid', { name: 'calendar_id', nullable: true })
  calendarId!: string | null;

  @Column('timestamptz', { name: 'deletion_due_at', nullable: true })
  deletionDueAt!: Date | null;

  /** Last request. Precision: five minutes. */
  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;

  /** End of the visit before the one of `seenAt`; null: there was only one. */
  @Column('timestamptz', { name: 'last_visit_at', nullable: true })
  lastVisitAt!: Date | null;

  @Column('timestamptz', { name: 'idle_warned_at', nullable: true })
  idleWarnedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
