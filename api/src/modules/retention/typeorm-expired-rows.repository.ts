import { Injectable } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { accountDeleted } from './account-mails.composer.ts';
import { ExpiredRowsRepository } from './expired-rows.repository.ts';

const ended = 'coalesce(sent_at, cancelled_at, failed_at)';
/** Long enough that a URL of a decompression bomb is not decoded in every run. */
const decoderFailurePeriod = '90 days';
const before = (period: string) => `$1::timestamptz - interval '${period}'`;

@Injectable()
export class TypeOrmExpiredRowsRepository extends ExpiredRowsRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  deleteMails(now: Date): Promise<number> {
    return this.delete(`delete from mails where ${ended} <= ${before(retentionPeriods.endedMail)}`, now);
  }

  deleteUncertainMails(now: Date): Promise<number> {
    return this.delete(
      `delete from mails where ${ended} is null and claimed_at <= ${before(retentionPeriods.uncertainMail)}`,
      now,
    );
  }

  /** The kind is a literal in the SQL, as in the partial index. */
  deleteLastMails(now: Date): Promise<number> {
    return this.delete(`delete from mails where kind = '${accountDeleted}' and ${ended} <= $1`, now);
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

  deleteDecoderFailures(now: Date): Promise<number> {
    return this.delete(`delete from decoder_failures where failed_at <= ${before(decoderFailurePeriod)}`, now);
  }

  deleteThrottleCounts(now: Date): Promise<number> {
    return this.delete('delete from throttle_counts where expires_at <= $1', now);
  }

  private async delete(sql: string, now: Date): Promise<number> {
    const [, count] = await this.database.query<[unknown, number]>(sql, [now]);
    return count;
  }
}
