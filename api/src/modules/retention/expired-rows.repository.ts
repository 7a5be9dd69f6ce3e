import { Injectable } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource } from 'typeorm';

const ended = 'coalesce(sent_at, cancelled_at, failed_at)';
/** Prevents that a decompression bomb is decoded in every run. */
const decoderFailurePeriod = '90 days';
const before = (period: string) => `$1::timestamptz - interval '${period}'`;

/** Deletes expired rows of domains that only write them. Each method returns the number of deleted rows. */
@Injectable()
export class ExpiredRowsRepository {
  constructor(private readonly database: DataSource) {}

  deleteMails(now: Date): Promise<number> {
    return this.delete(`delete from mails where ${ended} <= ${before(retentionPeriods.endedMail)}`, now);
  }

  /** Mails with an uncertain delivery. */
  deleteUncertainMails(now: Date): Promise<number> {
    return this.delete(
      `delete from mails where ${ended} is null and claimed_at <= ${before(retentionPeriods.uncertainMail)}`,
      now,
    );
  }

  /** Last mails to erased accounts, with any result. The kind is a literal in the SQL, as in the partial index. */
  deleteLastMails(now: Date): Promise<number> {
    return this.delete(`delete from mails where kind = 'account-deleted' and ${ended} <= $1`, now);
  }

  deleteContactMessages(now: Date): Promise<number> {
    return this.delete(
      `delete from contact_messages where created_at <= ${before(retentionPeriods.contactMessage)}`,
      now,
    );
  }

  deleteWaitlistSignups(now: Date): Promise<number> {
    return this.delete(
      `delete from waitlist_signups where updated_at <= ${before(retentionPeriods.waitlistSignup)}`,
      now,
    );
  }

  deleteAuditEvents(now: Date): Promise<number> {
    return this.delete(`delete from audit_events where at <= ${before(retentionPeriods.auditEvent)}`, now);
  }

  /** Inputs that crashed a decoder. After the deletion they may be fetched and decoded again. */
  deleteDecoderFailures(now: Date): Promise<number> {
    return this.delete(`delete from decoder_failures where failed_at <= ${before(decoderFailurePeriod)}`, now);
  }

  /** Counters of clients without a later request. */
  deleteThrottleCounts(now: Date): Promise<number> {
    return this.delete('delete from throttle_counts where expires_at <= $1', now);
  }

  private async delete(sql: string, now: Date): Promise<number> {
    const [, count] = await this.database.query<[unknown, number]>(sql, [now]);
    return count;
  }
}
