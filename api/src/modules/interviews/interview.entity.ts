import type { InterviewStatus, InterviewType } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('interviews')
export class InterviewEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** The candidate. */
  @Column('int', { name: 'user_id' })
  userId!: number;

  @Column('int', { name: 'job_id' })
  jobId!: number;

  @Column('uuid', { name: 'application_id', nullable: true })
  applicationId!: string | null;

  @Column('timestamptz', { name: 'scheduled_at' })
  scheduledAt!: Date;

  @Column('timestamptz', { name: 'end_time', nullable: true })
  endTime!: Date | null;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text', { name: 'interview_type' })
  interviewType!: InterviewType;

  @Column('text', { name: 'interviewer_name', nullable: true })
  interviewerName!: string | null;

  @Column('text', { name: 'interviewer_email', nullable: true })
  interviewerEmail!: string | null;

  /** For the candidate. */
  @Column('text', { nullable: true })
  notes!: string | null;

  @Column('text', { default: 'scheduled' })
  status!: InterviewStatus;

  /** Internal feedback of the interviewers. */
  @Column('text', { nullable: true })
  feedback!: string | null;

  /** Incremented with every change that is mailed; a mail refers to one value. */
  @Column('int', { default: 0 })
  sequence!: number;

  /** Number of changes of the calendar entry without a mail. */
  @Column('int', { name: 'quiet_changes', default: 0 })
  quietChanges!: number;

  /** Incremented by a trigger on every update. */
  @Column('int', { default: 1 })
  version!: number;

  /** When the assigned users were asked for the outcome. */
  @Column('timestamptz', { name: 'outcome_asked_at', nullable: true })
  outcomeAskedAt!: Date | null;

  /** Idempotency key of the request that planned it. */
  @Column('uuid', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
