import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { RetentionRules, timeBefore } from '../retention/index.ts';

/** Retention of messages to the team. */
@Injectable()
export class ContactRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      'contact-messages': {
        table: 'contact_messages',
        at: 'created_at',
        until: timeBefore(retentionPeriods.contactMessage),
      },
    });
  }
}
