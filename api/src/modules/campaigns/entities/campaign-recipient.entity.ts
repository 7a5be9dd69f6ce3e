import type { RecipientState } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One person of a campaign's audience, and what became of their mail. */
@Entity('campaign_recipients')
export class CampaignRecipientEntity {
  /** Names the mail: what stands before the `@` of its Message-ID. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int', { name: 'campaign_id' })
  campaignId!: number;

  /** Null: erased since. */
  @Column('uuid', { name: 'subscriber_id', nullable: true })
  subscriberId!: string | null;

  @Column('text', { default: 'pending' })
  state!: RecipientState;

  /** That the mail tells of, chosen when the row was claimed. */
  @Column('int', { array: true, default: '{}' })
  jobs!: number[];

  @Column('smallint', { default: 0 })
  attempts!: number;

  /** Not before: a server that was busy is asked again later. */
  @Column('timestamptz', { name: 'due_at', default: () => 'now()' })
  dueAt!: Date;

  /** Who has the row while it is `sending`; it is given to another after `leasedUntil`, unless it is leaving. */
  @Column('uuid', { nullable: true })
  lease!: string | null;

  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil!: Date | null;

  /** Since when its content may have left. */
  @Column('timestamptz', { name: 'leaving_at', nullable: true })
  leavingAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { name: 'bounced_at', nullable: true })
  bouncedAt!: Date | null;

  @Column('timestamptz', { name: 'complained_at', nullable: true })
  complainedAt!: Date | null;

  @Column('timestamptz', { name: 'unsubscribed_at', nullable: true })
  unsubscribedAt!: Date | null;

  /** What the provider calls the mail. */
  @Column('text', { name: 'provider_id', nullable: true })
  providerId!: string | null;

  /** Why it failed, or why nobody knows; without addresses. */
  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
