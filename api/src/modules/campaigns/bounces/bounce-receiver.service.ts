import { once } from 'node:events';
import type { Server } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { MailConfig } from '../../../config/mail.config.ts';
import { Bounces } from '../campaigns.port.ts';
import { BounceAddresses } from './bounce-addresses.service.ts';
import { kindOfReport } from './bounce.policy.ts';
import { DeliveryReports } from './delivery-reports.parser.ts';

/** Maximum size of a report, which quotes the original mail. */
const maxBytes = 512 * 1024;
const maxConnections = 20;
const socketTimeoutMs = 30_000;

/** An SMTP error. Its code determines whether the server retries. */
class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

type Answer = (refusal: Refusal | null) => void;

/** Receives mail for the addresses of `BounceAddresses` only. It does not send mail. */
@Injectable()
export class BounceReceiver implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(BounceReceiver.name);
  private readonly server: SMTPServer;
  private listener: Server | null = null;

  constructor(
    private readonly config: MailConfig,
    private readonly addresses: BounceAddresses,
    private readonly bounces: Bounces,
    private readonly reports: DeliveryReports,
  ) {
    this.server = new SMTPServer({
      banner: 'bounces',
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      size: maxBytes,
      maxClients: maxConnections,
      socketTimeout: socketTimeoutMs,
      closeTimeout: 2000,
      logger: false,
      onRcptTo: ({ address }, session, done) => done(this.refusalOf(address, session)),
      onData: (stream, session, done) => void this.answer(stream, session, done),
    });
    this.server.on('error', (error) => this.log.warn(error));
  }

  async onApplicationBootstrap(): Promise<void> {
    const { bounces } = this.config;
    if (bounces === null || bounces.port === null) return;
    this.listener = this.server.listen(bounces.port, bounces.host);
    await once(this.listener, 'listening');
  }

  /** Waits for the mails in transfer. */
  async onModuleDestroy(): Promise<void> {
    if (this.listener !== null) await new Promise<void>((resolve) => this.server.close(resolve));
  }

  /** Null before it listens. */
  get port(): number | null {
    const address = this.listener?.address() ?? null;
    return typeof address === 'object' && address !== null ? address.port : null;
  }

  private refusalOf(address: string, { envelope }: SMTPServerSession): Refusal | null {
    if (envelope.rcptTo.length > 0) return new Refusal(452, '4.5.3 One recipient at a time');
    return this.addresses.read(address) === null ? new Refusal(550, '5.1.1 Unknown recipient') : null;
  }

  private async answer(stream: SMTPServerDataStream, session: SMTPServerSession, done: Answer): Promise<void> {
    done(await this.receive(stream, session));
  }

  private async receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<Refusal | null> {
    const recipientId = this.addresses.read(envelope.rcptTo[0]?.address ?? '');
    try {
      const message = await wholeOf(stream);
      if (recipientId === null || message === null) return new Refusal(552, '5.3.4 Message too large');
      await this.take(recipientId, message);
      return null;
    } catch (error) {
      this.log.warn(error);
      return new Refusal(451, '4.3.0 Later');
    }
  }

  private async take(recipientId: string, message: Buffer): Promise<void> {
    const report = await this.reports.read(message);
    const kind = report === null ? null : kindOfReport(report.action, report.status);
    if (report === null || kind === null) return;
    await this.bounces.record({ recipientId }, kind, `${report.status} ${report.diagnostic}`);
  }
}

/** Null for mail above the size limit. The rest is read and discarded, as SMTP requires. */
async function wholeOf(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk);
  return stream.sizeExceeded ? null : Buffer.concat(chunks);
}
