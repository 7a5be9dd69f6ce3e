import type { ReplayCounts } from '../modules/erasures/index.ts';
import type { FormerFindings } from './former-rows.repository.ts';
import type { Settled } from './settle-past.repository.ts';

/** Events after the backup that are lost. The database cannot tell whom they affect. docs/backup.md describes how to repeat each. */
const undone = [
  'newsletter subscriptions that were changed',
  'campaigns that were sent, changed, planned or canceled, and the jobs that were mailed to their recipients',
  'saved jobs that were removed, companies that were unfollowed',
  'applications that were removed from an account',
  'passwords and addresses that were changed: the former ones are valid again',
  'second factors that were set up, removed or renewed, and recovery codes that were used',
  'deletions of accounts that were requested or withdrawn',
  'roles of admins that were granted or revoked, and deploy tokens that were created or revoked',
  'jobs, interviews and assignments that were written, changed or deleted here',
  'new registrations, applications, messages and waitlist entries',
];

export interface Settlement {
  takenAt: string;
  settled: Settled;
  former: FormerFindings | null;
  replayed: ReplayCounts;
}

/** Report for the operator of a restoration: settled data and remaining manual work. */
export function settlementLines({ takenAt, settled, former, replayed }: Settlement): string[] {
  return [
    `Mails with an unknown result (npm run uncertain-mails): ${settled.mails}. Invalidated account links: ${settled.links}.`,
    `Campaigns that an admin has to continue: ${settled.campaigns}. Their mails that may have arrived: ${settled.campaignMails}.`,
    `Erasures of the journal: ${replayed.replayed} repeated, ${replayed.unchanged} had nothing left to erase, ${replayed.failed} failed (the worker tries again every hour).`,
    ...(former === null ? [] : formerLines(former)),
    `Changes after ${takenAt} are lost. Check which of them have to be repeated (docs/backup.md, "Manual steps"):`,
    ...undone.map((kind) => `  - ${kind}`),
  ];
}

function formerLines({ returned, unsubscribed, suppressed }: FormerFindings): string[] {
  return [
    `Unsubscribed again, because the replaced rows had no subscription: ${unsubscribed}. Suppressed again, because the replaced rows had the address: ${suppressed}.`,
    `Accounts that the replaced rows no longer had, probably erased: ${returned.join(', ') || 'none'}.`,
  ];
}
