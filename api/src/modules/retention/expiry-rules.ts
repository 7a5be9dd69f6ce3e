import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SessionsRepository, UserTokensRepository } from '../auth/index.ts';
import { ExpiredRowsRepository } from './expired-rows.repository.ts';
import { RetentionRules } from './retention-rules.ts';

/** What goes when its time is over, whoever it is of. */
@Injectable()
export class ExpiryRules implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly sessions: SessionsRepository,
    private readonly tokens: UserTokensRepository,
    private readonly expired: ExpiredRowsRepository,
  ) {}

  onModuleInit(): void {
    const { rules, sessions, tokens, expired } = this;
    rules.register({ name: 'sessions', run: (now) => sessions.deleteExpired(now) });
    rules.register({ name: 'user-tokens', run: (now) => tokens.deleteOld(now) });
    rules.register({ name: 'mails', run: (now) => expired.deleteMails(now) });
    rules.register({ name: 'uncertain-mails', run: (now) => expired.deleteUncertainMails(now) });
    rules.register({ name: 'last-mails', run: (now) => expired.deleteLastMails(now) });
    rules.register({ name: 'contact-messages', run: (now) => expired.deleteContactMessages(now) });
    rules.register({ name: 'waitlist-signups', run: (now) => expired.deleteWaitlistSignups(now) });
    rules.register({ name: 'audit-events', run: (now) => expired.deleteAuditEvents(now) });
    rules.register({ name: 'throttle-counts', run: (now) => expired.deleteThrottleCounts(now) });
  }
}
