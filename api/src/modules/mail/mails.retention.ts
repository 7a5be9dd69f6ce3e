import { Injectable, type OnModuleInit } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { RetentionRules, timeBefore } from '../retention/index.ts';

const ended = 'coalesce(sent_at, cancelled_at, failed_at)';

/** Retention of mails. Mails of erased accounts are deleted with the accounts. */
@Injectable()
export class MailsRetention implements OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.registerDeletions({
      mails: { table: 'mails', at: ended, until: timeBefore(retentionPeriods.endedMail) },
      'uncertain-mails': {
        table: 'mails',
        at: 'claimed_at',
        until: timeBefore(retentionPeriods.uncertainMail),
        where: `${ended} is null`,
      },
      // Last mails to erased accounts, with any result. Kinds are literals in the SQL, as in the partial indexes.
      'last-mails': { table: 'mails', at: ended, until: '$1::timestamptz', where: `kind = 'account-deleted'` },
      'alert-request-mails': {
        table: 'mails',
        at: ended,
        until: timeBefore(retentionPeriods.alertRequest),
        where: `kind = 'alerts-requested'`,
      },
    });
  }
}
