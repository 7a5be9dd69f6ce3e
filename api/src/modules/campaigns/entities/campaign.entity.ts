import type { CampaignFrequency, CampaignStatus, PauseReason } from 'shared-contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One round of mails. How many went where is counted from its recipients. */
@Entity('campaigns')
export class CampaignEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  name!: string;

  @Column('text')
  subject!: string;

  /** Plain words before the jobs; empty: the usual ones. */
  @Column('text', { default: '' })
  content!: string;

  @Column('text')
  frequency!: CampaignFrequency;

  @Column('text', { default: 'draft' })
  status!: CampaignStatus;

  @Column('boolean', { name: 'is_measured', default: true })
  isMeasured!: boolean;

  @Column('uuid', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** Of one that the schedule made, so that there is one: `weekly:2026-11-23`. */
  @Column('text', { nullable: true })
  period!: string | null;

  /** Set while it is paused. */
  @Column('text', { name: 'pause_reason', nullable: true })
  pauseReason!: PauseReason | null;

  /** Under which Brevo shows its mails; null: not begun, or carried by another. */
  @Column('text', { name: 'brevo_id', nullable: true })
  brevoId!: string | null;

  @Column('int', { name: 'created_by', nullable: true })
  createdBy!: number | null;

  @Column('timestamptz', { name: 'scheduled_at', nullable: true })
  scheduledAt!: Date | null;

  /** When its audience was frozen. */
  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** Incremented by a trigger with every change that admins see, other than the progress of the sending. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
