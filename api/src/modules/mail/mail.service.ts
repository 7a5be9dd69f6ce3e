import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.ts';
import { MailsRepository, type MailOrder } from './mails.repository.ts';

export interface OrderOptions {
  /** The transaction of what the mail is about: both or neither. */
  manager: EntityManager;
  /** Not before this moment. */
  startAt?: Date;
}

@Injectable()
export class MailService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Has one mail sent for a key. Ordered again, it stays as it was and may only leave earlier. `data` goes to the composer
   * of its kind and holds no secrets: links are made when the mail is. Answers whether it is the first for its key.
   */
  async order(mail: MailOrder, { manager, startAt }: OrderOptions): Promise<boolean> {
    const isFirst = await this.mails.add(mail, manager);
    await this.queue.add('send-mail', { key: mail.key }, startAt === undefined ? { manager } : { manager, startAt });
    return isFirst;
  }
}
