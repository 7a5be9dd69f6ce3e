import type { DataSource } from 'typeorm';
import type { JobQueue } from '../../queue/job-queue.ts';
import type { MailsRepository } from './mails.repository.ts';

/** Resends uncertain mails on behalf of an operator. Returns their keys. */
export function resendMails(
  database: DataSource,
  mails: MailsRepository,
  queue: JobQueue,
  keys: readonly string[],
): Promise<string[]> {
  return database.transaction(async (manager) => {
    const released = await mails.release(keys, manager);
    for (const key of released) await queue.add('send-mail', { key }, { manager });
    return released;
  });
}
