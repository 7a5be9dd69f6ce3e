import type { CampaignFrequency, CampaignStatus, PauseReason } from 'shared-contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One edition of job alerts. Its counts are computed from its recipients. */
@Entity('campaigns')
export class CampaignEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  name!: string;

  @Column('text')
  subject!: string;

  /** Plain text before the jobs; empty: the default text. */
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

  /** Key of a scheduled run, unique: `weekly:2026-11-23`. */
  @Column('text', { nullable: true })
  period!: string | null;

  /** Set while the campaign is paused. */
  @Column('text', { name: 'pause_reason', nullable: true })
  pauseReason!: PauseReason | null;

  /** Tag at Brevo; null: not started, or sent by another transport. */
  @Column('text', { name: 'brevo_id', nullable: true })
  brevoId!: string | null;

  @Column('int', { name: 'created_by', nullable: true })
  createdBy!: number | null;

  @Column('timestamptz', { name: 'scheduled_at', nullable: true })
  scheduledAt!: Date | null;

  /** Time of its audience snapshot. */
  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** Incremented by a trigger on each change that is visible to admins, except sending progress. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
