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
      mails: `delete from mails where ${ended} <= ${timeBefore(retentionPeriods.endedMail)}`,
      'uncertain-mails': `
        delete from mails where ${ended} is null and claimed_at <= ${timeBefore(retentionPeriods.uncertainMail)}`,
      // Last mails to erased accounts, with any result. Kinds are literals in the SQL, as in the partial indexes.
      'last-mails': `delete from mails where kind = 'account-deleted' and ${ended} <= $1`,
      'alert-request-mails': `
        delete from mails where kind = 'alerts-requested' and ${ended} <= ${timeBefore(retentionPeriods.alertRequest)}`,
    });
  }
}
