import type { Language } from 'shared-contracts';
import type { MailedJob } from './campaign-mails.ts';

/** Port: what mails say of jobs. */
export abstract class MailedJobs {
  /** In the order of `ids`; those that are not open any more are left out. */
  abstract of(ids: readonly number[], language: Language): Promise<MailedJob[]>;
}
