import type { Language, NewsletterFrequency } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where the subscriber gave consent to job alerts. */
export type ConsentSource = 'registration' | 'account' | 'alerts';

/** A current or former subscriber of job alerts. */
@Entity('subscribers')
export class SubscriberEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null: a subscriber without an account. */
  @Column('int', { name: 'user_id', nullable: true })
  userId!: number | null;

  /** Lower case; for an account, the address that was verified last. */
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

  /** Slugs; empty: every category. */
  @Column('text', { name: 'interested_categories', array: true, default: '{}' })
  interestedCategories!: string[];

  /** False: only saved searches and followed companies, whatever `interestedCategories` contains. */
  @Column('boolean', { name: 'follows_categories', default: true })
  followsCategories!: boolean;

  /** No mail before this time; null: not paused. */
  @Column('timestamptz', { name: 'paused_until', nullable: true })
  pausedUntil!: Date | null;

  /** Language of the mails. */
  @Column('text')
  language!: Language;

  /** When the address was verified. Before that, no mail is sent. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { name: 'consent_at', nullable: true })
  consentAt!: Date | null;

  /** Version of the consent text. */
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

  /** Hash of the address, as in `suppressed_addresses`. Null: not computed yet, and no mail is sent. */
  @Column('bytea', { name: 'address_hash', nullable: true })
  addressHash!: Buffer | null;

  /** Jobs that were mailed; closed ones may be removed. */
  @Column('int', { name: 'mailed_jobs', array: true, default: '{}' })
  mailedJobs!: number[];
}

/** A saved search of /jobs that is mailed as an alert. */
@Entity('saved_searches')
export class SavedSearchEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'subscriber_id' })
  subscriberId!: string;

  /** In the format of `toSavedSearchQuery`. */
  @Column('text')
  query!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
