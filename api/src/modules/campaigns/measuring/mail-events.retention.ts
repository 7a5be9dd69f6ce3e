import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionRules } from '../../retention/index.ts';
import { MailEventsRepository } from './mail-events.repository.ts';

/** Mail events are kept for a year. */
@Injectable()
export class OldMailEvents implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly events: MailEventsRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'campaign-events', run: (now) => this.events.deleteOld(now) });
  }
}
