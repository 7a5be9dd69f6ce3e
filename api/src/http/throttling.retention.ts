import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules } from '../modules/retention/index.ts';

/** Deletes the counters of clients without a later request. */
@Injectable()
export class ThrottlingRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      'throttle-counts': { table: 'throttle_counts', at: 'expires_at', until: '$1::timestamptz' },
    });
  }
}
