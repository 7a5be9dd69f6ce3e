import type { Language } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail that was ordered, and how it ended: at most one of the three moments is set. */
@Entity('mails')
export class MailEntity {
  /** Names the occasion: whatever happens, one mail for each. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  language!: Language;

  @Column('text')
  recipient!: string;

  /** What its composer needs; no secrets. */
  @Column('jsonb')
  data!: object;

  /** Since when its content has been leaving: without one of the three moments after it, it may have arrived. */
  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt!: Date | null;

  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt!: Date | null;

  /** Why it failed, or why nobody knows whether it arrived. */
  @Column('text', { nullable: true })
  error!: string | null;
}
