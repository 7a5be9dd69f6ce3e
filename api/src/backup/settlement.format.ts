import type { ReplayCounts } from '../modules/erasures/index.ts';
import type { FormerFindings } from './former-rows.repository.ts';
import type { Settled } from './settle-past.sql.ts';

/** Events after the backup that are lost. The database cannot tell whom they affect. docs/backup.md describes how to repeat each. */
const undone = [
  'newsletter subscriptions that were changed',
  'campaigns that were sent, changed, planned or cancelled, and the jobs that their readers know',
  'saved jobs that were removed, companies that were unfollowed',
  'applications that were removed from an account',
  'passwords and addresses that were changed: the former ones count again',
  'second factors that were set up, removed or renewed, and recovery codes that were used',
  'deletions of accounts that were asked for, or thought better of',
  'jobs, interviews and assignments that were written, changed or deleted here',
  'registrations, applications, messages and places on the waiting list that were new',
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
    `Mails that wait for your word (npm run uncertain-mails): ${settled.mails}. Links of accounts that are void now: ${settled.links}.`,
    `Campaigns that wait for an admin: ${settled.campaigns}. Their mails that may have arrived: ${settled.campaignMails}.`,
    `Erasures of the journal: ${replayed.replayed} repeated, ${replayed.unchanged} had nothing left to erase, ${replayed.failed} failed (the worker tries again every hour).`,
    ...(former === null ? [] : formerLines(former)),
    `Undone is what happened after ${takenAt}. See what of it has to be done again (docs/backup.md, "By hand"):`,
    ...undone.map((kind) => `  - ${kind}`),
  ];
}

function formerLines({ returned, unsubscribed, suppressed }: FormerFindings): string[] {
  return [
    `Unsubscribed again, as in the rows that were replaced: ${unsubscribed}. Addresses to which nothing is mailed, as there: ${suppressed}.`,
    `Accounts that these rows did not have any more, probably erased ones: ${returned.join(', ') || 'none'}.`,
  ];
}
