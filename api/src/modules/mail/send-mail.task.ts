import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inSpan } from 'server-kit';
import { MailConfig } from '../../config/mail.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { retry } from '../../operations/retry.policy.ts';
import { JobRunner, type JobHandler } from '../../queue/job-runner.worker.ts';
import type { JobData } from '../../queue/jobs.policy.ts';
import { renderMail } from './layout/mail.layout.tsx';
import { MailComposers } from './mail-composers.provider.ts';
import type { ComposedMail } from './mail-kinds.types.ts';
import type { Mail } from './mail.types.ts';
import { MailsRepository, type HandoverOutcome, type MailClaim, type QueuedMail } from './mails.repository.ts';
import {
  MailRefusedError,
  MailTransport,
  UncertainHandoverError,
  type OutgoingMail,
} from './transport/mail-transport.port.ts';

/** Opaque and stable id of a mail: the local part of its Message-ID. */
export const mailId = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);

/**
 * Retry limits for recording a result while the database is unavailable. A broken connection that reports no error costs one
 * attempt. Together with the timeout of a transport, less than a minute from the claim to the recorded result.
 */
const recordRetry = { timeoutMs: 15_000, attemptTimeoutMs: 4000, delayMs: 1000 };

/** Sends a mail at most once: an operator decides about uncertain mails (ADR 30). */
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
    // A crash before the claim: no content was sent, and another process runs the job again.
    const mail = await this.mails.findWaiting(key);
    if (mail === null) return;
    const message = await this.compose(mail);
    if (message === null) return this.mails.end(key, { outcome: 'canceled' });
    await this.handOver(key, message);
    // A crash after this: the job runs again and finds the mail ended.
  }

  async giveUp({ key }: JobData['send-mail'], error: unknown): Promise<void> {
    await this.mails.end(key, { outcome: 'failed', error: messageOf(error) });
  }

  private async compose(queued: QueuedMail): Promise<OutgoingMail | null> {
    const mail = await this.composers.compose(queued);
    if (mail === null) return null;
    const composed = 'html' in mail ? mail : await this.render(mail);
    return { ...composed, id: mailId(queued.key), to: queued.recipient };
  }

  private async render(mail: Mail): Promise<ComposedMail> {
    const { replyTo } = mail;
    const rendered = await renderMail(mail, this.server.publicUrl);
    return { from: this.config.from, replyTo, headers: automaticHeaders, ...rendered };
  }

  /**
   * After a crash between the claim and the recorded result, the job runs again and finds a claimed mail, which is not sent.
   */
  private async handOver(key: string, message: OutgoingMail): Promise<void> {
    const state: { claim: MailClaim | null } = { claim: null };
    const claim = async () => {
      state.claim = await this.mails.claim(key, message.to);
      if (state.claim === null) throw new Error('The mail is claimed by another process, or it has another address');
    };
    try {
      await inSpan('hand over mail', { kind: 'client' }, () => this.transport.send(message, claim));
    } catch (error) {
      return state.claim === null
        ? this.onFailureBeforeClaim(key, error)
        : this.onFailureAfterClaim(state.claim, error);
    }
    if (state.claim !== null) await this.record(state.claim, { outcome: 'sent' });
  }

  private async onFailureBeforeClaim(key: string, error: unknown): Promise<void> {
    if (!(error instanceof MailRefusedError)) throw error;
    await this.mails.end(key, { outcome: 'failed', error: error.message });
  }

  private async onFailureAfterClaim(claim: MailClaim, error: unknown): Promise<void> {
    if (error instanceof UncertainHandoverError) {
      return this.record(claim, { outcome: 'uncertain', error: error.message });
    }
    await this.record(claim, { outcome: 'waiting' });
    throw error;
  }

  /** An unrecorded result leaves the mail uncertain, so recording is retried while the database restarts. */
  private record(claim: MailClaim, outcome: HandoverOutcome): Promise<void> {
    return retry(() => this.mails.settle(claim, outcome), recordRetry);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Prevents automatic replies. */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated' };
