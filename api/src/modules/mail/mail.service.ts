import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.client.ts';
import type { MailKind, MailKinds } from './mail-kinds.types.ts';
import { MailsRepository, type QueuedMail } from './mails.repository.ts';

export interface EnqueueOptions {
  /** The transaction of the change that the mail is about. */
  manager: EntityManager;
  /** Earliest time of sending. */
  startAt?: Date;
}

/** A mail with the data of its kind. */
type MailOfKind<Kind extends MailKind> = Omit<QueuedMail, 'kind' | 'data'> & { kind: Kind; data: MailKinds[Kind] };

/** Enqueues mails. */
@Injectable()
export class MailService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Enqueues one mail per key. A repeated call does not change the mail; it can only bring its send time forward. `data` is
   * passed to the composer of its kind and must not contain secrets: links are created when the mail is composed. Returns
   * whether the key is new.
   */
  async enqueue<Kind extends MailKind>(mail: MailOfKind<Kind>, { manager, startAt }: EnqueueOptions): Promise<boolean> {
    const isFirst = await this.mails.add(mail, manager);
    await this.queue.add('send-mail', { key: mail.key }, startAt === undefined ? { manager } : { manager, startAt });
    return isFirst;
  }

  /** Adds a mail that may have been sent before a recovery. An operator decides about it (ADR 30). */
  async addUncertain<Kind extends MailKind>(mail: MailOfKind<Kind>, manager: EntityManager): Promise<void> {
    await this.mails.addUncertain(mail, 'The recovered database does not contain whether it was sent', manager);
  }
}

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
