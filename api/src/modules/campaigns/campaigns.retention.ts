import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { RetentionRules } from '../retention/index.ts';
import { endedStatuses } from './campaign.policy.ts';
import { MailEventsRepository } from './measuring/mail-events.repository.ts';

/** Rows per statement, which takes less than a second. */
const batch = 10_000;

const detachSubscribers = `
  update campaign_recipients set subscriber_id = null, provider_id = null
  where id in (
    select r.id from campaigns c join campaign_recipients r on r.campaign_id = c.id and r.subscriber_id is not null
    where c.status = any($2) and coalesce(c.sent_at, c.updated_at) <= $1::timestamptz - interval '${retentionPeriods.endedMail}'
    limit ${batch})`;

@Injectable()
export class CampaignsRetention implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly database: DataSource,
    private readonly events: MailEventsRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'campaign-events', run: (now) => this.events.deleteOld(now) });
    this.rules.register({ name: 'campaign-recipients', run: (now, signal) => this.detachSubscribers(now, signal) });
  }

  /**
   * Removes the subscriber from old rows, with the retention period of other mails. The rows are kept for the campaign's
   * report.
   */
  private async detachSubscribers(now: Date, signal: AbortSignal): Promise<number> {
    let count = 0;
    for (let last = batch; last === batch && !signal.aborted; count += last) {
      [, last] = await this.database.query<[unknown, number]>(detachSubscribers, [now, endedStatuses]);
    }
    return count;
  }
}
