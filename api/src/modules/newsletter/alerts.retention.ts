import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { RetentionRules, timeBefore } from '../retention/index.ts';

/** Retention of alert requests and subscriptions. Rows of accounts are deleted with the accounts. */
@Injectable()
export class AlertsRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      'alert-requests': {
        table: 'alert_requests',
        at: 'coalesce(confirmed_at, requested_at)',
        until: timeBefore(retentionPeriods.alertRequest),
      },
      'ended-alerts': {
        table: 'subscribers',
        at: 'updated_at',
        until: timeBefore(retentionPeriods.endedAlerts),
        where: 'user_id is null and not subscription_status',
      },
      'soft-bounces': { table: 'soft_bounces', at: 'bounced_at', until: timeBefore(retentionPeriods.softBounce) },
    });
  }
}
