import type { ApplicationStatus, Language } from 'shared-contracts';
import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** An answer with the question text at the time: the job's questions may change. */
export interface StoredAnswer {
  questionId: number;
  /** Id of the question at the HR backend. */
  externalId: string;
  question: string;
  required: boolean;
  answer: string;
}

@Entity('applications')
export class ApplicationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int', { name: 'job_id' })
  jobId!: number;

  @Column('int', { name: 'user_id', nullable: true })
  userId!: number | null;

  @Column('uuid', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** The application's own copy of the resume; null after withdrawal or refusal. */
  @Column('uuid', { name: 'file_id', nullable: true })
  fileId!: string | null;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  /** Bytes. */
  @Column('int', { name: 'file_size' })
  fileSize!: number;

  @Column('bytea', { name: 'file_sha256' })
  fileSha256!: Buffer;

  @Column('int')
  pages!: number;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text')
  language!: Language;

  @Column('text')
  status!: ApplicationStatus;

  @Column('jsonb')
  answers!: StoredAnswer[];

  @Column('int', { name: 'questions_due' })
  questionsDue!: number;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt!: Date;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  /** When the owner removed it from the list. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt!: Date | null;

  /** When it was anonymized; the row remains for deliveries to the HR backend. */
  @Column('timestamptz', { name: 'anonymised_at', nullable: true })
  anonymisedAt!: Date | null;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;

  /** When it is delivered, with or without answers. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;

  /** Time of the first attempt. From then on the HR backend may have the application, regardless of the response. */
  @Column('timestamptz', { name: 'first_attempt_at', nullable: true })
  firstAttemptAt!: Date | null;

  @Column('text', { name: 'hr_id', nullable: true })
  hrId!: string | null;

  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt!: Date | null;

  @Column('timestamptz', { name: 'answers_delivered_at', nullable: true })
  answersDeliveredAt!: Date | null;

  @Column('timestamptz', { name: 'withdrawal_delivered_at', nullable: true })
  withdrawalDeliveredAt!: Date | null;

  /** When the HR backend refused it because the job has closed. */
  @Column('timestamptz', { name: 'refused_at', nullable: true })
  refusedAt!: Date | null;

  /** When the delivery failed: after the last retry, or rejected by the HR backend. */
  @Column('timestamptz', { name: 'delivery_failed_at', nullable: true })
  deliveryFailedAt!: Date | null;

  @Column('text', { name: 'delivery_error', nullable: true })
  deliveryError!: string | null;

  /** The id that the HR backend returned although another application has it. */
  @Column('text', { name: 'reused_hr_id', nullable: true })
  reusedHrId!: string | null;
}

/** A status that an application has had. */
@Entity('application_status_changes')
export class ApplicationStatusChangeEntity {
  @PrimaryColumn('uuid', { name: 'application_id' })
  applicationId!: string;

  @PrimaryColumn('timestamptz', { name: 'changed_at' })
  changedAt!: Date;

  @PrimaryColumn('text')
  status!: ApplicationStatus;
}
