import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RegistrationDecoysRepository, SessionsRepository, UserTokensRepository } from '../auth/index.ts';
import { ErasureReplays } from '../erasures/index.ts';
import { ExpiredRowsRepository } from './expired-rows.repository.ts';
import { RetentionRules } from './retention-rules.provider.ts';

/** Retention rules of expired rows that belong to no other domain. */
@Injectable()
export class ExpiredRowsRetention implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly sessions: SessionsRepository,
    private readonly tokens: UserTokensRepository,
    private readonly decoys: RegistrationDecoysRepository,
    private readonly expired: ExpiredRowsRepository,
    private readonly replays: ErasureReplays,
  ) {}

  onModuleInit(): void {
    const { rules, sessions, tokens, decoys, expired, replays } = this;
    // Completes an interrupted restore.
    rules.register({ name: 'erasure-replays', run: async (_now, signal) => (await replays.run(signal)).replayed });
    rules.register({ name: 'sessions', run: (now) => sessions.deleteExpired(now) });
    rules.register({ name: 'user-tokens', run: (now) => tokens.deleteOld(now) });
    rules.register({ name: 'registration-decoys', run: (now) => decoys.deleteOld(now) });
    rules.register({ name: 'mails', run: (now) => expired.deleteMails(now) });
    rules.register({ name: 'uncertain-mails', run: (now) => expired.deleteUncertainMails(now) });
    rules.register({ name: 'last-mails', run: (now) => expired.deleteLastMails(now) });
    rules.register({ name: 'contact-messages', run: (now) => expired.deleteContactMessages(now) });
    rules.register({ name: 'waitlist-signups', run: (now) => expired.deleteWaitlistSignups(now) });
    rules.register({ name: 'audit-events', run: (now) => expired.deleteAuditEvents(now) });
    rules.register({ name: 'decoder-failures', run: (now) => expired.deleteDecoderFailures(now) });
    rules.register({ name: 'throttle-counts', run: (now) => expired.deleteThrottleCounts(now) });
  }
}
