import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailConfig } from '../../config/mail.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import type { JobData } from '../../queue/jobs.ts';
import { JobRunner, type JobHandler } from '../../queue/job-runner.ts';
import { renderMail } from './layout/render-mail.tsx';
import { MailComposers } from './mail-composers.ts';
import { MailsRepository, type MailOrder, type MailOutcome } from './mails.repository.ts';
import { MailRefusedError, MailTransport, type OutgoingMail } from './transport/mail-transport.ts';

/** Whom it goes to is sure once its row is held: their address may change up to then. */
type Composed = Omit<OutgoingMail, 'to'>;

@Injectable()
export class SendMailHandler implements JobHandler<'send-mail'>, OnModuleInit {
  constructor(
    private readonly jobs: JobRunner,
    private readonly mails: MailsRepository,
    private readonly composers: MailComposers,
    private readonly transport: MailTransport,
    private readonly config: MailConfig,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send-mail', this);
  }

  async run({ key }: JobData['send-mail']): Promise<void> {
    // A crash up to here, or while composing: nothing has happened, and the job is given to another process.
    const mail = await this.mails.findWaiting(key);
    if (mail === null) return;
    // Outside of the transaction, so that nothing that holds a connection waits for a second one.
    const message = await this.compose(mail);
    // A crash while sending frees the row, and the mail waits as before. The one double that nobody can avoid: a crash, or
    // a database that goes away, between the server's yes and the commit. Both copies then have one Message-ID.
    await this.mails.end(key, (recipient) => this.send(message, recipient));
    // A crash from here on: the job runs again and finds the mail ended.
  }

  async giveUp({ key }: JobData['send-mail'], error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    await this.mails.end(key, async () => ({ outcome: 'failed', error: reason }));
  }

  private async compose(order: MailOrder): Promise<Composed | null> {
    const mail = await this.composers.compose(order);
    if (mail === null) return null;
    const { replyTo } = mail;
    const rendered = await renderMail(mail, this.server.publicUrl);
    return {
      id: mailId(order.key),
      from: this.config.from,
      replyTo,
      headers: automatic,
      ...rendered,
    };
  }

  private async send(message: Composed | null, to: string): Promise<MailOutcome> {
    if (message === null) return { outcome: 'cancelled' };
    try {
      await this.transport.send({ ...message, to });
      return { outcome: 'sent' };
    } catch (error) {
      if (error instanceof MailRefusedError) return { outcome: 'failed', error: error.message };
      throw error;
    }
  }
}

/** Keeps other programs from answering. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** The same for the same mail, and says nothing about it. */
const mailId = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);
