import type { Language, Role } from 'shared-contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Holds no `@`, so that nobody's name is somebody's address. */
  @Column('text')
  username!: string;

  /** In lower case. */
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

  /** Of what is mailed. */
  @Column('text')
  language!: Language;

  @Column('boolean', { name: 'is_verified', default: false })
  isVerified!: boolean;

  /** When a link mailed to the address was opened in a session of this account (ADR 34). */
  @Column('timestamptz', { name: 'address_linked_at', nullable: true })
  addressLinkedAt!: Date | null;

  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail!: string | null;

  /** Encrypted; counts from `secondFactorSince` on. */
  @Column('bytea', { name: 'second_factor_secret', nullable: true })
  secondFactorSecret!: Buffer | null;

  /** The last time step whose code was used. PostgreSQL's bigint comes as text. */
  @Column('bigint', { name: 'second_factor_step', nullable: true })
  secondFactorStep!: string | null;

  @Column('timestamptz', { name: 'second_factor_since', nullable: true })
  secondFactorSince!: Date | null;

  /** Wrong answers at the door since the last right one. */
  @Column('int', { name: 'failed_sign_ins', default: 0 })
  failedSignIns!: number;

  @Column('timestamptz', { name: 'failed_sign_in_at', nullable: true })
  failedSignInAt!: Date | null;

  @Column('uuid', { name: 'calendar_id', nullable: true })
  calendarId!: string | null;

  @Column('timestamptz', { name: 'deletion_due_at', nullable: true })
  deletionDueAt!: Date | null;

  /** Up to an hour old. */
  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;

  @Column('timestamptz', { name: 'idle_warned_at', nullable: true })
  idleWarnedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
