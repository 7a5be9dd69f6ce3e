/** An embedded image; the HTML refers to it as `cid:<id>`. */
export interface InlineImage {
  id: string;
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** An attachment. */
export interface MailAttachment {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** HTML and plain text of a mail, pre-encoded for mails that share most of their content. */
export interface EncodedContent {
  /** `multipart/alternative`, with its boundary. */
  contentType: string;
  /** Everything after the headers, in chunks: ASCII, lines that end with CRLF. */
  body: readonly Buffer[];
}

export interface OutgoingMail {
  /** Letters, digits and hyphens. The same for each attempt, so that duplicates can be detected. */
  id: string;
  /** `Name <address>`. */
  from: string;
  /** One address, without a name. */
  to: string;
  /** Reply-To: one address, without a name. */
  replyTo?: string | null;
  subject: string;
  /** Preview text in mail lists; part of `html`. Transports do not use it. */
  preview?: string;
  html: string;
  text: string;
  images: readonly InlineImage[];
  /** Pre-encoded `text` and `html`; only for mails without files. */
  encoded?: EncodedContent;
  attachments?: readonly MailAttachment[];
  headers?: Readonly<Record<string, string>>;
  /** Tag under which the provider groups the mail. */
  tag?: string;
  /** Envelope sender, one address, which receives bounces. Default: `from`. */
  bounceTo?: string;
}

/** Result of looking up a mail. */
export type MailLookupResult = 'accepted' | 'absent' | 'unknown';

/** The recipient is permanently refused. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The server asks to retry later. The mail may be retried, and the send rate should be reduced. */
export class MailBusyError extends Error {
  override readonly name = 'MailBusyError';
}

/**
 * The server has read the mail and rejected its content, not its recipient. A retry is possible, but likely to be rejected
 * again.
 */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}

/** The whole mail was sent and the server did not respond: it may have been accepted. */
export class UncertainHandoverError extends Error {
  override readonly name = 'UncertainHandoverError';
}

/** Port: sends mail. */
export abstract class MailTransport {
  /**
   * Resolves when the server has accepted the mail, in less than 45 seconds, to the server's id of the mail, or null. `claim`
   * is awaited as late as possible: the server has accepted sender and recipient, and no content was sent. If it rejects,
   * nothing is sent.
   * @throws MailRefusedError if a retry is useless.
   * @throws MailBusyError if the mail was not accepted and may be retried later.
   * @throws MailRejectedError if the mail was not accepted because of its content.
   * @throws UncertainHandoverError if a retry could send a duplicate.
   * @throws any other error if the mail was not accepted.
   */
  abstract send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null>;

  /**
   * Looks up whether a mail with this id was accepted. `unknown` if that cannot be determined, now or later.
   * @throws Error if the lookup may be retried.
   */
  find(_id: string): Promise<MailLookupResult> {
    return Promise.resolve('unknown');
  }
}
