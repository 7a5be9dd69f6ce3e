import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { HeldContent } from './held-content.ts';
import {
  MailRefusedError,
  MailTransport,
  UncertainHandoverError,
  type MailAttachment,
  type OutgoingMail,
} from './mail-transport.ts';

/** Milliseconds. The last one ends even a server that answers drop by drop, before the job of the mail expires. */
export const smtpPatience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  whole: 40_000,
};

/** One address and nothing else: no list, no name, no line break. */
const plainAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

/** Any server that speaks SMTP; encrypts as soon as the server offers it, and says no password to one that does not. */
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly transporter;

  /** `host` stands in every Message-ID. */
  constructor(
    url: string,
    private readonly host: string,
    private readonly patience = smtpPatience,
  ) {
    super();
    const { connectionTimeout, greetingTimeout, socketTimeout } = patience;
    this.transporter = createTransport({
      url,
      pool: true,
      maxConnections: 4,
      requireTLS: new URL(url).username !== '',
      // Trying again is the queue's business, which waits longer and longer.
      maxRequeues: 0,
      connectionTimeout,
      greetingTimeout,
      socketTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transporter.use('stream', ({ message, data }, done) => {
      if ('content' in data && data.content instanceof HeldContent) message.processFunc(data.content.hold);
      done();
    });
  }

  async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    if (!plainAddress.test(mail.to)) throw new MailRefusedError('The recipient is no address');
    const content = new HeldContent(claim);
    try {
      const message = { ...this.toMessage(mail), content, signal: AbortSignal.timeout(this.patience.whole) };
      await this.transporter.sendMail(message);
      return null;
    } catch (error) {
      throw toMailError(error, mail.to, content.mayHaveArrived);
    }
  }

  /** Later than `onModuleDestroy`, where the jobs under way are still waited for. */
  onApplicationShutdown(): void {
    this.transporter.close();
  }

  private toMessage({ id, from, to, replyTo, subject, html, text, headers = {}, ...files }: OutgoingMail) {
    return {
      messageId: `<${id}@${this.host}>`,
      from,
      to: { name: '', address: to },
      // What is no plain address is left out: the mail itself matters more.
      ...(replyTo && plainAddress.test(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
      subject,
      html,
      text,
      headers,
      attachments: toAttachments(files),
    };
  }
}

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
  return refused ? new MailRefusedError(message) : new Error(message);
}
