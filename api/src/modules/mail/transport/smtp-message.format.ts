import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { foldLines } from 'nodemailer/lib/mime-funcs';
import MimeNode from 'nodemailer/lib/mime-node';
import { isPlainAddress } from './mail-address.format.ts';
import type { EncodedContent, MailAttachment, OutgoingMail } from './mail-transport.port.ts';

/** Builds a complete message (RFC 5322). `messageId` includes angle brackets. */
export async function toMessage(mail: OutgoingMail, messageId: string): Promise<Buffer> {
  const { encoded, images, attachments = [] } = mail;
  return encoded !== undefined && images.length + attachments.length === 0
    ? encodedMessage(mail, messageId, encoded)
    : composer(mail, messageId).compile().build();
}

function composer(mail: OutgoingMail, messageId: string): MailComposer {
  const { from, to, subject, headers = {}, html, text } = mail;
  const replyTo = answersTo(mail);
  return new MailComposer({
    messageId,
    from,
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    headers: { ...headers },
    html,
    text,
    attachments: toAttachments(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** An invalid Reply-To is omitted rather than failing the mail. */
const answersTo = ({ replyTo }: OutgoingMail) => (replyTo && isPlainAddress(replyTo) ? replyTo : null);

function toAttachments({ images, attachments = [] }: OutgoingMail) {
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

/**
 * Builds the headers with Nodemailer's encoder. Its composer would parse and fold the encoded content, which doubles the time
 * per mail.
 */
function encodedMessage(mail: OutgoingMail, messageId: string, { contentType, body }: EncodedContent): Buffer {
  const replyTo = answersTo(mail);
  const head = [
    headerLine('From', mail.from),
    headerLine('To', mail.to),
    ...(replyTo === null ? [] : [headerLine('Reply-To', replyTo)]),
    headerLine('Subject', mail.subject),
    headerLine('Message-ID', messageId),
    headerLine('Date', new Date().toUTCString().replace('GMT', '+0000')),
    ...Object.entries(mail.headers ?? {}).map(([name, value]) => headerLine(name, value)),
    headerLine('MIME-Version', '1.0'),
    headerLine('Content-Type', contentType),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), ...body]);
}

/** Characters; RFC 5322 recommends 78, and allows 998. */
const lineLength = 76;
const maxLineLength = 900;

/** Whether the value can be sent without encoding and contains no sequence that looks encoded. */
const isPlain = (value: string) => value.length <= maxLineLength && /^[ -~]*$/.test(value) && !value.includes('=?');

function headerLine(name: string, value: string): string {
  if (isPlain(value)) return `${name}: ${value}`;
  return foldLines(`${name}: ${MimeNode.encodeHeaderValue(name, value)}`, lineLength);
}

/** Larger than most mails. */
const chunkBytes = 64 * 1024;

/** The content of one mail, as a stream. The first read, after the server has accepted DATA, awaits the claim. */
export class GatedContent extends Readable {
  private isClaimed = false;
  private released = 0;
  private isWhole = false;

  constructor(
    private readonly message: Buffer,
    private readonly claim: () => Promise<void>,
  ) {
    super();
    // The listener that writes the end of the mail is added later.
    this.once('end', () => (this.isWhole = true));
  }

  /**
   * Whether all content has been read for sending. The terminating line follows the last byte, so a server cannot have
   * accepted the mail before. Read content may still be buffered, so a mail for which this is true may not have been
   * accepted.
   */
  get mayHaveArrived(): boolean {
    return this.isWhole;
  }

  override _read(): void {
    if (this.isClaimed) this.release();
    else void this.claimFirst();
  }

  private async claimFirst(): Promise<void> {
    try {
      await this.claim();
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    this.isClaimed = true;
    this.release();
  }

  private release(): void {
    const chunk = this.message.subarray(this.released, this.released + chunkBytes);
    this.released += chunk.length;
    this.push(chunk.length === 0 ? null : chunk);
  }
}
