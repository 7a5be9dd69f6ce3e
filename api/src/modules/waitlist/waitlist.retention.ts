import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { RetentionRules, timeBefore } from '../retention/index.ts';

/** Retention of entries of the waitlist. */
@Injectable()
export class WaitlistRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      'waitlist-signups': {
        table: 'waitlist_signups',
        at: 'updated_at',
        until: timeBefore(retentionPeriods.waitlistSignup),
      },
    });
  }
}
