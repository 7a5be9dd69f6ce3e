/** A picture that travels with the mail; its HTML names it `cid:<id>`. */
export interface InlineImage {
  id: string;
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** A file that travels with the mail. */
export interface MailAttachment {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** Both forms of a mail as they travel, encoded by who makes many that say nearly the same. */
export interface EncodedContent {
  /** `multipart/alternative`, with its boundary. */
  contentType: string;
  /** All that follows the headers, in chunks: ASCII, lines that end with CRLF. */
  body: readonly Buffer[];
}

export interface OutgoingMail {
  /** Letters, digits and hyphens, the same whenever this mail is sent: whoever gets it twice can tell. */
  id: string;
  /** `Name <address>`. */
  from: string;
  /** One address, without a name. */
  to: string;
  /** One address, without a name: where answers go. */
  replyTo?: string | null;
  subject: string;
  /** What lists of mails show after the subject; part of `html`. Nobody needs it to send the mail. */
  preview?: string;
  html: string;
  text: string;
  images: readonly InlineImage[];
  /** `text` and `html` once more, for who would have to encode them; of a mail without files. */
  encoded?: EncodedContent;
  attachments?: readonly MailAttachment[];
  headers?: Readonly<Record<string, string>>;
  /** Under which whoever carries it shows it together with others. */
  tag?: string;
  /** Who is told when the mail comes back; one address. Without it, `from`. */
  bounceTo?: string;
}

/** What whoever carries our mail says about one that it may have been given. */
export type MailTrace = 'taken' | 'absent' | 'unknown';

/** The recipient cannot be written to, now or later. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The other side asks to come again later: this mail may leave then, and the next ones had better come slower. */
export class MailBusyError extends Error {
  override readonly name = 'MailBusyError';
}

/** The other side has read the mail and refuses it, its recipient not. It may be set right, and is as likely to be refused again. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}

/** The whole mail was given to the connection and nothing was answered: it may have left, and been taken. */
export class UncertainHandoverError extends Error {
  override readonly name = 'UncertainHandoverError';
}

/** Port: what carries mail out of the house. */
export abstract class MailTransport {
  /**
   * Resolves once somebody else has taken the mail over. Takes less than 45 seconds. `claim` is awaited as late as can be:
   * the other side has said yes to sender and recipient, and nothing of the content has left. Where it rejects, nothing does.
   * Answers what the other side calls the mail, or null.
   * @throws MailRefusedError when another try is of no use.
   * @throws MailBusyError when nobody has taken it and it may be tried again, later.
   * @throws MailRejectedError when nobody has taken it because of what it says.
   * @throws UncertainHandoverError when another try might be a second mail.
   * @throws any other error when nobody has taken it.
   */
  abstract send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null>;

  /**
   * Whether a mail of this id was taken over. `unknown` where nobody knows, and never will.
   * @throws Error where it may be asked again, later.
   */
  find(_id: string): Promise<MailTrace> {
    return Promise.resolve('unknown');
  }
}
