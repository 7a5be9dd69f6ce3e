import type { Language, NewsletterFrequency } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A visitor's request for alerts, or a request to verify an address again. It takes effect when the link in its mail is
 * followed.
 */
@Entity('alert_requests')
export class AlertRequestEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Lower case. */
  @Column('text')
  email!: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text')
  frequency!: NewsletterFrequency;

  /** Slugs; empty and without `query`: every category. */
  @Column('text', { name: 'interested_categories', array: true, default: '{}' })
  interestedCategories!: string[];

  /** In the format of `toSavedSearchQuery`. */
  @Column('text', { nullable: true })
  query!: string | null;

  /** Only verifies the address; the preferences do not change. */
  @Column('boolean', { name: 'only_address', default: false })
  onlyAddress!: boolean;

  /** Language of the mails. */
  @Column('text')
  language!: Language;

  /** Version of the consent text. */
  @Column('text', { name: 'consent_text' })
  consentText!: string;

  @Column('timestamptz', { name: 'requested_at', default: () => 'now()' })
  requestedAt!: Date;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;
}
