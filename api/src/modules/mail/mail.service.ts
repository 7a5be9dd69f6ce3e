import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.client.ts';
import { MailsRepository, type MailOrder } from './mails.repository.ts';

export interface OrderOptions {
  /** The transaction of the change that the mail is about. */
  manager: EntityManager;
  /** Earliest time of sending. */
  startAt?: Date;
}

/** A mail of a kind in `Mails`, with the data of this kind. */
export type OrderedMail<Mails extends { [Kind in keyof Mails]: object }, Kind extends keyof Mails> = Omit<
  MailOrder,
  'kind' | 'data'
> & {
  kind: Kind;
  data: Mails[Kind];
};

/** Orders mails. `Mails` contains the data of the orders by kind (`MailComposers`). */
@Injectable()
export class MailService<Mails extends { [Kind in keyof Mails]: object }> {
  constructor(
    private readonly mails: MailsRepository,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Orders one mail per key. A repeated order does not change the mail; it can only bring the sending forward. `data` is
   * passed to the composer of its kind and must not contain secrets: links are created when the mail is composed. Returns
   * whether the key is new.
   */
  async order<Kind extends keyof Mails & string>(
    mail: OrderedMail<Mails, Kind>,
    { manager, startAt }: OrderOptions,
  ): Promise<boolean> {
    const isFirst = await this.mails.add(mail, manager);
    await this.queue.add('send-mail', { key: mail.key }, startAt === undefined ? { manager } : { manager, startAt });
    return isFirst;
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
