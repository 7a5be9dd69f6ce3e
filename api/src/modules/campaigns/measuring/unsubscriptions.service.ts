import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AlertEvents } from '../../newsletter/index.ts';

/** Attributes an unsubscription to the last mail of the past week. */
const recordAtLastMail = `
  update campaign_recipients set unsubscribed_at = coalesce(unsubscribed_at, now()), updated_at = now()
  where id = (
    select id from campaign_recipients
    where subscriber_id = $1 and state = 'sent' and sent_at > now() - interval '7 days'
    order by sent_at desc limit 1)`;

/** Records the mail after which a subscriber unsubscribed, for the campaign's report. */
@Injectable()
export class Unsubscriptions implements OnModuleInit {
  constructor(private readonly alerts: AlertEvents) {}

  onModuleInit(): void {
    this.alerts.onUnsubscribed(async (subscriberId, manager) => {
      await manager.query(recordAtLastMail, [subscriberId]);
    });
  }
}
