import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { RetentionRules } from '../retention/index.ts';

const before = (period: string) => `$1::timestamptz - interval '${period}'`;

/** Retention of the module's rows. Rows of accounts are deleted with the accounts. */
const expired: Readonly<Record<string, string>> = {
  'alert-requests': `delete from alert_requests
    where coalesce(confirmed_at, requested_at) <= ${before(retentionPeriods.alertRequest)}`,
  // The kind is part of the text, as in the index.
  'alert-request-mails': `delete from mails
    where kind = 'alerts-requested'
      and coalesce(sent_at, cancelled_at, failed_at) <= ${before(retentionPeriods.alertRequest)}`,
  'ended-alerts': `delete from subscribers
    where user_id is null and not subscription_status and updated_at <= ${before(retentionPeriods.endedAlerts)}`,
  'soft-bounces': `delete from soft_bounces where bounced_at <= ${before(retentionPeriods.softBounce)}`,
};

/** Retention of alert requests and subscriptions. */
@Injectable()
export class ExpiredAlerts implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    for (const [name, sql] of Object.entries(expired)) {
      this.rules.register({ name, run: (now) => this.delete(sql, now) });
    }
  }

  private async delete(sql: string, now: Date): Promise<number> {
    const [, count] = await this.database.query<[unknown, number]>(sql, [now]);
    return count;
  }
}
