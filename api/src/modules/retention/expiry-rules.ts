import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExpiredRowsRepository } from './expired-rows.repository.ts';
import { RetentionRules } from './retention-rules.ts';

/** What goes when its time is over, whoever it is of. */
@Injectable()
export class ExpiryRules implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly expired: ExpiredRowsRepository,
  ) {}

  onModuleInit(): void {
    const { rules, expired } = this;
    rules.register({ name: 'sessions', run: (now) => expired.deleteSessions(now) });
    rules.register({ name: 'user-tokens', run: (now) => expired.deleteTokens(now) });
    rules.register({ name: 'mails', run: (now) => expired.deleteMails(now) });
    rules.register({ name: 'contact-messages', run: (now) => expired.deleteContactMessages(now) });
    rules.register({ name: 'waitlist-signups', run: (now) => expired.deleteWaitlistSignups(now) });
  }
}
