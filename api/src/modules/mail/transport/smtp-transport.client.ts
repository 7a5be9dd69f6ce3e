import { buffer } from 'node:stream/consumers';
import { domainToASCII } from 'node:url';
import type { OnApplicationShutdown } from '@nestjs/common';
import DKIM from 'nodemailer/lib/dkim';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import type { DkimConfig } from '../../../config/mail.config.ts';
import { isPlainAddress, splitSender } from './mail-address.format.ts';
import {
  MailBusyError,
  MailRefusedError,
  MailRejectedError,
  MailTransport,
  UncertainHandoverError,
  type MailLookupResult,
  type OutgoingMail,
} from './mail-transport.port.ts';
import { GatedContent, toMessage } from './smtp-message.format.ts';

/**
 * Timeouts in milliseconds. `total` limits the total time of a slow server, and is shorter than the expiration of the mail
 * job.
 */
export const smtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  total: 40_000,
};

export interface SmtpOptions {
  url: string;
  /** Domain of every Message-ID. */
  host: string;
  /** Maximum number of concurrent connections. */
  connections: number;
  /** Contains `{messageId}`; null: the server does not support lookups. */
  lookupUrl: string | null;
  /** Null: mails are not signed here. */
  dkim: DkimConfig | null;
}

/** Mails per connection. Opening one takes a tenth of a second. */
const mailsOfConnection = 1000;

/** Headers to sign: the content headers and the unsubscribe headers (RFC 8058). Nodemailer's default list lacks the latter. */
const signedHeaders = [
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type',
  'Auto-Submitted:Feedback-ID:List-Id:List-Unsubscribe:List-Unsubscribe-Post',
].join(':');

/** Transport for any SMTP server. Uses STARTTLS if the server offers it, and does not send a password without encryption. */
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly pool: SMTPPool;
  private readonly host: string;
  private readonly lookup: MailLookup | null;
  private readonly signer: DKIM | null;

  constructor(
    { url, host, connections, lookupUrl, dkim }: SmtpOptions,
    private readonly timeouts = smtpTimeouts,
  ) {
    super();
    this.host = host;
    this.lookup = lookupUrl === null ? null : new MailLookup(lookupUrl);
    this.signer = dkim === null ? null : signerOf(dkim);
    const { connectionTimeout, greetingTimeout, socketTimeout } = timeouts;
    this.pool = new SMTPPool({
      url,
      maxConnections: connections,
      maxMessages: mailsOfConnection,
      requireTLS: new URL(url).username !== '',
      // The queue retries, with backoff.
      maxRequeues: 0,
      connectionTimeout,
      greetingTimeout,
      socketTimeout,
    });
  }

  async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    if (!isPlainAddress(mail.to)) throw new MailRefusedError('The recipient is not a valid address');
    const messageId = `<${mail.id}@${this.host}>`;
    const content = new GatedContent(await this.signed(await toMessage(mail, messageId)), claim);
    // `AbortSignal.timeout` would keep its timer after the mail was sent: a thousand per second for 40 seconds.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('The mail took too long')), this.timeouts.total);
    try {
      await this.handOver(envelopeOf(mail), messageId, content, late.signal);
      return null;
    } catch (error) {
      throw toMailError(error, mail.to, content.mayHaveArrived);
    } finally {
      clearTimeout(timer);
    }
  }

  override find(id: string): Promise<MailLookupResult> {
    return this.lookup === null ? super.find(id) : this.lookup.find(`${id}@${this.host}`);
  }

  /** Runs after `onModuleDestroy`, which waits for the running jobs. */
  onApplicationShutdown(): void {
    this.pool.close();
  }

  /** A signature covers the whole mail, so it is created before the connection is used. */
  private async signed(message: Buffer): Promise<Buffer> {
    return this.signer === null ? message : buffer(this.signer.sign(message));
  }

  private handOver(
    envelope: Envelope,
    messageId: string,
    content: GatedContent,
    signal: AbortSignal,
  ): Promise<unknown> {
    const message = {
      getEnvelope: () => envelope,
      messageId: () => messageId,
      getHeader: () => messageId,
      createReadStream: () => content,
    };
    // The part of Nodemailer's message that the pool uses; its types require the whole class.
    const mail = { data: { signal }, message } as unknown as Parameters<SMTPPool['send']>[0];
    return new Promise((resolve, reject) => {
      this.pool.send(mail, (error, info) => (error === null ? resolve(info) : reject(error)));
    });
  }
}

interface Envelope {
  from: string;
  to: string[];
}

const envelopeOf = ({ from, to, bounceTo }: OutgoingMail): Envelope => ({
  from: inAscii(bounceTo ?? splitSender(from).email),
  to: [inAscii(to)],
});

/** Converts the domain to ASCII for the server. */
function inAscii(address: string): string {
  if (/^[ -~]*$/.test(address)) return address;
  const at = address.lastIndexOf('@') + 1;
  // Empty: not a domain; the server rejects it.
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

const signerOf = ({ domain, selector, privateKey }: DkimConfig) =>
  new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders });

interface SmtpFailure extends Error {
  code?: unknown;
  command?: unknown;
  permanent?: unknown;
  /** Present if the server responded. */
  responseCode?: unknown;
}

/** Errors are logged, so the recipient is redacted. */
function toMailError(cause: unknown, recipient: string, mayHaveArrived: boolean): Error {
  const failure: SmtpFailure = cause instanceof Error ? cause : new Error(String(cause));
  const message = failure.message.replaceAll(recipient, '(recipient)');
  if (mayHaveArrived && failure.responseCode === undefined) return new UncertainHandoverError(message);
  // A refused sender or refused content can be corrected; an unknown mailbox cannot.
  const refused = failure.code === 'EENVELOPE' && failure.command === 'RCPT TO' && failure.permanent === true;
  if (refused) return new MailRefusedError(message);
  if (isTemporary(failure.responseCode)) return new MailBusyError(message);
  return mayHaveArrived ? new MailRejectedError(message) : new Error(message);
}

/** Temporary failures. */
const isTemporary = (responseCode: unknown) =>
  typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500;

/** Timeout in milliseconds. */
const timeoutMs = 10_000;

/**
 * Asks via HTTP whether an SMTP server accepted a mail. The URL contains `{messageId}`, which is replaced by the Message-ID
 * without its brackets.
 */
class MailLookup {
  constructor(private readonly url: string) {}

  /**
   * 404 or an empty list: the mail was not accepted.
   * @throws Error if the response is ambiguous.
   */
  async find(messageId: string): Promise<MailLookupResult> {
    const url = this.url.replaceAll('{messageId}', encodeURIComponent(messageId));
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const found = await answer.text();
    if (answer.status === 404) return 'absent';
    if (!answer.ok) throw new Error(`MAIL_LOOKUP_URL returned ${answer.status}`);
    return found.replaceAll(/\s/g, '') === '[]' ? 'absent' : 'accepted';
  }
}
