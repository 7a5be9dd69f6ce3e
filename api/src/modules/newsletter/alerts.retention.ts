import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { RetentionRules, timeBefore } from '../retention/index.ts';

/** Retention of alert requests and subscriptions. Rows of accounts are deleted with the accounts. */
@Injectable()
export class AlertsRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      'alert-requests': `
        delete from alert_requests
        where coalesce(confirmed_at, requested_at) <= ${timeBefore(retentionPeriods.alertRequest)}`,
      'ended-alerts': `
        delete from subscribers
        where user_id is null and not subscription_status and updated_at <= ${timeBefore(retentionPeriods.endedAlerts)}`,
      'soft-bounces': `delete from soft_bounces where bounced_at <= ${timeBefore(retentionPeriods.softBounce)}`,
    });
  }
}
