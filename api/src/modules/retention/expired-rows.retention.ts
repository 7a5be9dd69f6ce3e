import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { RegistrationDecoysRepository, SessionsRepository, UserTokensRepository } from '../auth/index.ts';
import { ErasureReplays } from '../erasures/index.ts';
import { RetentionRules } from './retention.task.ts';

const ended = 'coalesce(sent_at, cancelled_at, failed_at)';
/** Prevents that a decompression bomb is decoded in every run. */
const decoderFailurePeriod = '90 days';
const before = (period: string) => `$1::timestamptz - interval '${period}'`;

/** Statements that delete the expired rows of domains that only write them, by rule. $1: now. */
const deletions: Readonly<Record<string, string>> = {
  mails: `delete from mails where ${ended} <= ${before(retentionPeriods.endedMail)}`,
  // Mails with an uncertain delivery.
  'uncertain-mails': `
    delete from mails where ${ended} is null and claimed_at <= ${before(retentionPeriods.uncertainMail)}`,
  // Last mails to erased accounts, with any result. The kind is a literal in the SQL, as in the partial index.
  'last-mails': `delete from mails where kind = 'account-deleted' and ${ended} <= $1`,
  'contact-messages': `delete from contact_messages where created_at <= ${before(retentionPeriods.contactMessage)}`,
  'waitlist-signups': `delete from waitlist_signups where updated_at <= ${before(retentionPeriods.waitlistSignup)}`,
  'audit-events': `delete from audit_events where at <= ${before(retentionPeriods.auditEvent)}`,
  // Inputs that crashed a decoder. After the deletion they may be fetched and decoded again.
  'decoder-failures': `delete from decoder_failures where failed_at <= ${before(decoderFailurePeriod)}`,
  // Counters of clients without a later request.
  'throttle-counts': 'delete from throttle_counts where expires_at <= $1',
};

/** Retention rules of expired rows that belong to no other domain. */
@Injectable()
export class ExpiredRowsRetention implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly sessions: SessionsRepository,
    private readonly tokens: UserTokensRepository,
    private readonly decoys: RegistrationDecoysRepository,
    private readonly replays: ErasureReplays,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    const { rules, sessions, tokens, decoys, replays } = this;
    // Completes an interrupted restore.
    rules.register({ name: 'erasure-replays', run: async (_now, signal) => (await replays.run(signal)).replayed });
    rules.register({ name: 'sessions', run: (now) => sessions.deleteExpired(now) });
    rules.register({ name: 'user-tokens', run: (now) => tokens.deleteOld(now) });
    rules.register({ name: 'registration-decoys', run: (now) => decoys.deleteOld(now) });
    for (const [name, sql] of Object.entries(deletions)) rules.register({ name, run: (now) => this.delete(sql, now) });
  }

  /** Returns the number of deleted rows. */
  private async delete(sql: string, now: Date): Promise<number> {
    const [, count] = await this.database.query<[unknown, number]>(sql, [now]);
    return count;
  }
}
