import type { Language, NewsletterFrequency } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where somebody agreed to get job alerts. */
export type ConsentSource = 'registration' | 'account' | 'alerts';

/** Somebody who gets, or got, job alerts. */
@Entity('subscribers')
export class SubscriberEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null: somebody without an account. */
  @Column('int', { name: 'user_id', nullable: true })
  userId!: number | null;

  /** In lower case; the account's, as it was confirmed last. */
  @Column('text')
  email!: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('boolean', { name: 'subscription_status', default: true })
  subscriptionStatus!: boolean;

  @Column('text', { default: 'weekly' })
  frequency!: NewsletterFrequency;

  /** Slugs; none: every category. */
  @Column('text', { name: 'interested_categories', array: true, default: '{}' })
  interestedCategories!: string[];

  /** False: only what is searched for and followed, whatever `interestedCategories` says. */
  @Column('boolean', { name: 'follows_categories', default: true })
  followsCategories!: boolean;

  /** No mail before; null: not paused. */
  @Column('timestamptz', { name: 'paused_until', nullable: true })
  pausedUntil!: Date | null;

  /** Of what is mailed. */
  @Column('text')
  language!: Language;

  /** Since when the address is known to be its owner's; nothing is sent before. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { name: 'consent_at', nullable: true })
  consentAt!: Date | null;

  /** Version of the words that were agreed to. */
  @Column('text', { name: 'consent_text', nullable: true })
  consentText!: string | null;

  @Column('text', { name: 'consent_source', nullable: true })
  consentSource!: ConsentSource | null;

  @Column('timestamptz', { name: 'subscribed_at', default: () => 'now()' })
  subscribedAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { name: 'last_email_sent', nullable: true })
  lastEmailSent!: Date | null;

  @Column('int', { name: 'total_emails_sent', default: 0 })
  totalEmailsSent!: number;

  /** Of the address, as in `suppressed_addresses`; null: not computed yet, and nothing is mailed. */
  @Column('bytea', { name: 'address_hash', nullable: true })
  addressHash!: Buffer | null;

  /** Jobs that alerts have told of; those that are over are dropped. */
  @Column('int', { name: 'mailed_jobs', array: true, default: '{}' })
  mailedJobs!: number[];
}
