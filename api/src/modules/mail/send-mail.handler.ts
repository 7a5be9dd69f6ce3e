import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailConfig } from '../../config/mail.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import type { JobData } from '../../queue/jobs.ts';
import { JobRunner, type JobHandler } from '../../queue/job-runner.ts';
import { retry } from './retry.ts';
import { renderMail } from './layout/render-mail.tsx';
import type { Mail } from './mail.ts';
import { MailComposers, type MadeMail } from './mail-composers.ts';
import { mailId } from './mail-id.ts';
import { MailsRepository, type HandoverOutcome, type MailClaim, type MailOrder } from './mails.repository.ts';
import {
  MailRefusedError,
  MailTransport,
  UncertainHandoverError,
  type OutgoingMail,
} from './transport/mail-transport.ts';

/**
 * Milliseconds that a database that went away is waited for, to note what became of a mail; a connection that is dead
 * without having said so costs one try. With what a transport may take, less than a minute from claim to note.
 */
const recordRetry = { timeoutMs: 15_000, attemptTimeoutMs: 4000, delayMs: 1000 };

/** Sends a mail at most once: one that may have arrived is left to an operator (ADR 30). */
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
    // A crash up to the claim: nothing has left, and the job is given to another process.
    const mail = await this.mails.findWaiting(key);
    if (mail === null) return;
    const message = await this.compose(mail);
    if (message === null) return this.mails.end(key, { outcome: 'cancelled' });
    await this.handOver(key, message);
    // A crash from here on: the job runs again and finds the mail ended.
  }

  async giveUp({ key }: JobData['send-mail'], error: unknown): Promise<void> {
    await this.mails.end(key, { outcome: 'failed', error: messageOf(error) });
  }

  private async compose(order: MailOrder): Promise<OutgoingMail | null> {
    const mail = await this.composers.compose(order);
    if (mail === null) return null;
    const made = 'html' in mail ? mail : await this.render(mail);
    return { ...made, id: mailId(order.key), to: order.recipient };
  }

  private async render(mail: Mail): Promise<MadeMail> {
    const { replyTo } = mail;
    const rendered = await renderMail(mail, this.server.publicUrl);
    return { from: this.config.from, replyTo, headers: automatic, ...rendered };
  }

  /** A crash between claim and note: the job runs again and finds a mail that nobody may send. */
  private async handOver(key: string, message: OutgoingMail): Promise<void> {
    const held: { claim: MailClaim | null } = { claim: null };
    const claim = async () => {
      held.claim = await this.mails.claim(key, message.to);
      if (held.claim === null) throw new Error('Another process has the mail, or it goes to another address now');
    };
    try {
      await this.transport.send(message, claim);
    } catch (error) {
      return held.claim === null ? this.beforeLeaving(key, error) : this.afterFailure(held.claim, error);
    }
    if (held.claim !== null) await this.note(held.claim, { outcome: 'sent' });
  }

  private async beforeLeaving(key: string, error: unknown): Promise<void> {
    if (!(error instanceof MailRefusedError)) throw error;
    await this.mails.end(key, { outcome: 'failed', error: error.message });
  }

  private async afterFailure(claim: MailClaim, error: unknown): Promise<void> {
    if (error instanceof UncertainHandoverError) {
      return this.note(claim, { outcome: 'uncertain', error: error.message });
    }
    await this.note(claim, { outcome: 'waiting' });
    throw error;
  }

  /** What is not noted leaves the mail uncertain, so a database that restarts is waited for. */
  private note(claim: MailClaim, outcome: HandoverOutcome): Promise<void> {
    return retry(() => this.mails.settle(claim, outcome), recordRetry);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Keeps other programs from answering. */
const automatic = { 'Auto-Submitted': 'auto-generated' };
