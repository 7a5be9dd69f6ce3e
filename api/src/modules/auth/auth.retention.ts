import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { RetentionRules, timeBefore } from '../retention/index.ts';

/** Retention of sessions, mailed links and registration decoys. */
@Injectable()
export class AuthRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      sessions: { table: 'sessions', at: 'expire', until: '$1::timestamptz' },
      // Until then a link is reported as expired or used.
      'user-tokens': { table: 'user_tokens', at: 'expires_at', until: timeBefore('30 days') },
      // As unverified accounts.
      'registration-decoys': {
        table: 'registration_decoys',
        at: 'created_at',
        until: timeBefore(retentionPeriods.unverifiedAccount),
      },
    });
  }
}
