import { buffer } from 'node:stream/consumers';
import { domainToASCII } from 'node:url';
import type { OnApplicationShutdown } from '@nestjs/common';
import DKIM from 'nodemailer/lib/dkim';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import type { DkimConfig } from '../../../config/mail.config.ts';
import { HeldContent } from './held-content.ts';
import { MailLookup } from './mail-lookup.ts';
import {
  MailBusyError,
  MailRefusedError,
  MailRejectedError,
  MailTransport,
  UncertainHandoverError,
  type MailTrace,
  type OutgoingMail,
} from './mail-transport.ts';
import { toMessage } from './message.ts';
import { isPlainAddress } from './plain-address.ts';
import { splitSender } from './split-sender.ts';

/** Milliseconds. The last one ends even a server that answers drop by drop, before the job of the mail expires. */
export const smtpPatience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  whole: 40_000,
};

export interface SmtpOptions {
  url: string;
  /** Stands in every Message-ID. */
  host: string;
  /** At once. */
  connections: number;
  /** Names `{messageId}`; null: the server cannot be asked what it took. */
  lookupUrl: string | null;
  /** Null: mails are not signed here. */
  dkim: DkimConfig | null;
}

/** After so many mails a connection is made anew, which takes a tenth of a second. */
const mailsOfConnection = 1000;

/** What is signed: all that says what a mail is and how to be rid of the next one (RFC 8058). Nodemailer's own list lacks the last. */
const signedHeaders = [
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type',
  'Auto-Submitted:Feedback-ID:List-Id:List-Unsubscribe:List-Unsubscribe-Post',
].join(':');

/** Any server that speaks SMTP; encrypts as soon as the server offers it, and says no password to one that does not. */
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly pool: SMTPPool;
  private readonly host: string;
  private readonly lookup: MailLookup | null;
  private readonly signer: DKIM | null;

  constructor(
    { url, host, connections, lookupUrl, dkim }: SmtpOptions,
    private readonly patience = smtpPatience,
  ) {
    super();
    this.host = host;
    this.lookup = lookupUrl === null ? null : new MailLookup(lookupUrl);
    this.signer = dkim === null ? null : signerOf(dkim);
    const { connectionTimeout, greetingTimeout, socketTimeout } = patience;
    this.pool = new SMTPPool({
      url,
      maxConnections: connections,
      maxMessages: mailsOfConnection,
      requireTLS: new URL(url).username !== '',
      // Trying again is the queue's business, which waits longer and longer.
      maxRequeues: 0,
      connectionTimeout,
      greetingTimeout,
      socketTimeout,
    });
  }

  async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    if (!isPlainAddress(mail.to)) throw new MailRefusedError('The recipient is no address');
    const messageId = `<${mail.id}@${this.host}>`;
    const content = new HeldContent(await this.signed(await toMessage(mail, messageId)), claim);
    // `AbortSignal.timeout` would be kept until its time, long after the mail: a thousand a second for 40 seconds.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('The mail took too long')), this.patience.whole);
    try {
      await this.handOver(envelopeOf(mail), messageId, content, late.signal);
      return null;
    } catch (error) {
      throw toMailError(error, mail.to, content.mayHaveArrived);
    } finally {
      clearTimeout(timer);
    }
  }

  override find(id: string): Promise<MailTrace> {
    return this.lookup === null ? super.find(id) : this.lookup.find(`${id}@${this.host}`);
  }

  /** Later than `onModuleDestroy`, where the jobs under way are still waited for. */
  onApplicationShutdown(): void {
    this.pool.close();
  }

  /** A signature needs the whole mail: it is made before the server is asked. */
  private async signed(message: Buffer): Promise<Buffer> {
    return this.signer === null ? message : buffer(this.signer.sign(message));
  }

  private handOver(envelope: Envelope, messageId: string, content: HeldContent, signal: AbortSignal): Promise<unknown> {
    const message = {
      getEnvelope: () => envelope,
      messageId: () => messageId,
      getHeader: () => messageId,
      createReadStream: () => content,
    };
    // What a pool asks of a message; its types ask for Nodemailer's own class.
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

/** Servers know domains by their ASCII form. */
function inAscii(address: string): string {
  if (/^[ -~]*$/.test(address)) return address;
  const at = address.lastIndexOf('@') + 1;
  // Empty: it is no domain, which the server may say.
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

const signerOf = ({ domain, selector, privateKey }: DkimConfig) =>
  new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders });

interface SmtpFailure extends Error {
  code?: unknown;
  command?: unknown;
  permanent?: unknown;
  /** Of a server that said no. */
  responseCode?: unknown;
}

/** Errors are logged, and whom we write to is nobody's business there. */
function toMailError(cause: unknown, recipient: string, mayHaveArrived: boolean): Error {
  const failure: SmtpFailure = cause instanceof Error ? cause : new Error(String(cause));
  const message = failure.message.replaceAll(recipient, '(recipient)');
  if (mayHaveArrived && failure.responseCode === undefined) return new UncertainHandoverError(message);
  // A server that refuses the sender or the content may be set right; a mailbox that is not there may not.
  const refused = failure.code === 'EENVELOPE' && failure.command === 'RCPT TO' && failure.permanent === true;
  if (refused) return new MailRefusedError(message);
  if (isLater(failure.responseCode)) return new MailBusyError(message);
  return mayHaveArrived ? new MailRejectedError(message) : new Error(message);
}

/** What a server answers who may take the mail another time. */
const isLater = (responseCode: unknown) =>
  typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500;
