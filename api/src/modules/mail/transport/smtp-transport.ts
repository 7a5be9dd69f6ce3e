import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import DKIM from 'nodemailer/lib/dkim';
import type { DkimConfig } from '../../../config/mail.config.ts';
import { HeldContent } from './held-content.ts';
import { MailLookup } from './mail-lookup.ts';
import {
  MailBusyError,
  MailRefusedError,
  MailRejectedError,
  MailTransport,
  UncertainHandoverError,
  type MailAttachment,
  type MailTrace,
  type OutgoingMail,
} from './mail-transport.ts';
import { isPlainAddress } from './plain-address.ts';
import { rawMessage } from './raw-message.ts';

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
  private readonly transporter;
  private readonly host: string;
  private readonly lookup: MailLookup | null;

  constructor(
    { url, host, connections, lookupUrl, dkim }: SmtpOptions,
    private readonly patience = smtpPatience,
  ) {
    super();
    this.host = host;
    this.lookup = lookupUrl === null ? null : new MailLookup(lookupUrl);
    const { connectionTimeout, greetingTimeout, socketTimeout } = patience;
    this.transporter = createTransport({
      url,
      pool: true,
      maxConnections: connections,
      maxMessages: mailsOfConnection,
      requireTLS: new URL(url).username !== '',
      // Trying again is the queue's business, which waits longer and longer.
      maxRequeues: 0,
      connectionTimeout,
      greetingTimeout,
      socketTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const signer = dkim === null ? null : signerOf(dkim);
    this.transporter.use('stream', ({ message, data }, done) => {
      // A signature needs the whole mail: it is made before the server is asked, and held back with the rest.
      if (signer !== null) message.processFunc((content) => signer.sign(content));
      if ('content' in data && data.content instanceof HeldContent) message.processFunc(data.content.hold);
      done();
    });
  }

  async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    if (!isPlainAddress(mail.to)) throw new MailRefusedError('The recipient is no address');
    const content = new HeldContent(claim);
    // `AbortSignal.timeout` would be kept until its time, long after the mail: a thousand a second for 40 seconds.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('The mail took too long')), this.patience.whole);
    try {
      const message = { ...this.toMessage(mail), content, signal: late.signal };
      await this.transporter.sendMail(message);
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
    this.transporter.close();
  }

  private toMessage(mail: OutgoingMail) {
    const headers = this.headersOf(mail);
    const { from, to, bounceTo = from, encoded } = mail;
    const envelope = { from: bounceTo, to };
    return encoded === undefined || mail.images.length > 0 || (mail.attachments ?? []).length > 0
      ? { ...headers, envelope, html: mail.html, text: mail.text, attachments: toAttachments(mail) }
      : { envelope, raw: rawMessage(headers, encoded) };
  }

  private headersOf({ id, from, to, replyTo, subject, headers = {} }: OutgoingMail) {
    return {
      messageId: `<${id}@${this.host}>`,
      from,
      to: { name: '', address: to },
      // What is no plain address is left out: the mail itself matters more.
      ...(replyTo && isPlainAddress(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
      subject,
      headers,
    };
  }
}

const signerOf = ({ domain, selector, privateKey }: DkimConfig) =>
  new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders });

function toAttachments({ images, attachments = [] }: Pick<OutgoingMail, 'images' | 'attachments'>) {
  const toFile = ({ fileName, contentType, bytes }: MailAttachment) => ({
    filename: fileName,
    contentType,
    content: bytes,
  });
  return [
    ...images.map((image) => ({ cid: image.id, contentDisposition: 'inline' as const, ...toFile(image) })),
    ...attachments.map((file) => ({ contentDisposition: 'attachment' as const, ...toFile(file) })),
  ];
}

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
