import type { Language, NewsletterFrequency } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a visitor asked to be told of, or whose address is to be confirmed again. It counts once the mail to it is answered. */
@Entity('alert_requests')
export class AlertRequestEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** In lower case. */
  @Column('text')
  email!: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text')
  frequency!: NewsletterFrequency;

  /** Slugs; none, and no `query`: every category. */
  @Column('text', { name: 'interested_categories', array: true, default: '{}' })
  interestedCategories!: string[];

  /** As `toSavedSearchQuery` writes it. */
  @Column('text', { nullable: true })
  query!: string | null;

  /** It confirms that the address works; what it is told of stays as it is. */
  @Column('boolean', { name: 'only_address', default: false })
  onlyAddress!: boolean;

  /** Of the mails. */
  @Column('text')
  language!: Language;

  /** Version of the words that were agreed to. */
  @Column('text', { name: 'consent_text' })
  consentText!: string;

  @Column('timestamptz', { name: 'requested_at', default: () => 'now()' })
  requestedAt!: Date;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;
}
