import type { Language } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An enqueued mail and its result: at most one of `sentAt`, `failedAt` and `cancelledAt` is set. */
@Entity('mails')
export class MailEntity {
  /** Idempotency key: one mail per key. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  language!: Language;

  @Column('text')
  recipient!: string;

  /** Input of the composer; no secrets. */
  @Column('jsonb')
  data!: object;

  /** When sending its content began. Without a result, the mail may have been accepted. */
  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt!: Date | null;

  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt!: Date | null;

  /** Reason for the failure, or for the unknown result. */
  @Column('text', { nullable: true })
  error!: string | null;
}
