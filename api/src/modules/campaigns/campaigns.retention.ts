import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { inBatches, RetentionRules, timeBefore } from '../retention/index.ts';
import { endedStatuses } from './campaign.policy.ts';
import { dueTotals, lockEnded, storeTotals } from './campaign-totals.sql.ts';

/** Rows per statement, which takes less than a second. */
const batch = 5000;

const detachSubscribers = `
  update campaign_recipients set subscriber_id = null, provider_id = null
  where id in (
    select r.id from campaigns c join campaign_recipients r on r.campaign_id = c.id and r.subscriber_id is not null
    where c.status = any($2) and coalesce(c.sent_at, c.updated_at) <= ${timeBefore(retentionPeriods.endedMail)}
    limit ${batch})`;

@Injectable()
export class CampaignsRetention implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    // Before the deletion of events, which the totals count.
    this.rules.register({ name: 'campaign-totals', run: (now, signal) => this.storeTotals(now, signal) });
    this.rules.registerDeletions({
      'campaign-events': {
        table: 'campaign_events',
        at: 'happened_at',
        until: timeBefore(retentionPeriods.campaignEvent),
      },
    });
    this.rules.register({ name: 'campaign-recipients', run: (now, signal) => this.detachSubscribers(now, signal) });
  }

  /** Returns the number of campaigns whose rows were counted. */
  private async storeTotals(now: Date, signal: AbortSignal): Promise<number> {
    let stored = 0;
    for (const { id } of await this.database.query<{ id: number }[]>(dueTotals, [now, endedStatuses])) {
      if (signal.aborted) break;
      await this.database.transaction(async (manager) => {
        const locked = await manager.query<unknown[]>(lockEnded, [id, endedStatuses]);
        if (locked.length > 0) await manager.query(storeTotals, [id, now]);
      });
      stored += 1;
    }
    return stored;
  }

  /**
   * Removes the subscriber from old rows, with the retention period of other mails. The rows are kept for the campaign's
   * report.
   */
  private detachSubscribers(now: Date, signal: AbortSignal): Promise<number> {
    return inBatches(batch, signal, async () => {
      return (await this.database.query<[unknown, number]>(detachSubscribers, [now, endedStatuses]))[1];
    });
  }
}
