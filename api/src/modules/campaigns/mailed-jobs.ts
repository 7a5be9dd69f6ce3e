import type { Language } from 'shared-contracts';
import type { MailedJob } from './campaign-mails.ts';

/** Port: the data of jobs in mails. */
export abstract class MailedJobs {
  /** In the order of `ids`; jobs that are not open are omitted. */
  abstract of(ids: readonly number[], language: Language): Promise<MailedJob[]>;
}
