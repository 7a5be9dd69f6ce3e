import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { RetentionRules, timeBefore } from '../retention/index.ts';

/** Retention of sessions, mailed links and registration decoys. */
@Injectable()
export class AuthRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      sessions: 'delete from sessions where expire <= $1',
      // Until then a link is reported as expired or used.
      'user-tokens': `delete from user_tokens where expires_at <= ${timeBefore('30 days')}`,
      // As unverified accounts.
      'registration-decoys': `
        delete from registration_decoys where created_at <= ${timeBefore(retentionPeriods.unverifiedAccount)}`,
    });
  }
}
