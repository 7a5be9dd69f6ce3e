import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is known about the reads of one source; `modules/hr` writes it. */
@Entity('ingest_state')
export class IngestStateEntity {
  @PrimaryColumn('text')
  source!: string;

  @Column('timestamptz', { name: 'last_attempt_at', nullable: true })
  lastAttemptAt!: Date | null;

  @Column('timestamptz', { name: 'last_success_at', nullable: true })
  lastSuccessAt!: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;

  @Column('int', { name: 'consecutive_failures' })
  consecutiveFailures!: number;

  /** bigint: pg gives it as text. */
  @Column('bigint', { name: 'data_version' })
  dataVersion!: string;
}
