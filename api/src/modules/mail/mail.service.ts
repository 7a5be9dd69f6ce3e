import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.ts';
import { MailsRepository, type MailOrder } from './mails.repository.ts';

export interface OrderOptions {
  /** The transaction of the change that the mail is about. */
  manager: EntityManager;
  /** Earliest time of sending. */
  startAt?: Date;
}

@Injectable()
export class MailService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Orders one mail per key. A repeated order does not change the mail; it can only bring the sending forward. `data` is
   * passed to the composer of its kind and must not contain secrets: links are created when the mail is composed. Returns
   * whether the key is new.
   */
  async order(mail: MailOrder, { manager, startAt }: OrderOptions): Promise<boolean> {
    const isFirst = await this.mails.add(mail, manager);
    await this.queue.add('send-mail', { key: mail.key }, startAt === undefined ? { manager } : { manager, startAt });
    return isFirst;
  }
}
