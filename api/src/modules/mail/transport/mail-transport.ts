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

export interface OutgoingMail {
  /** Letters and digits, the same whenever this mail is sent: whoever gets it twice can tell. */
  id: string;
  /** `Name <address>`. */
  from: string;
  /** One address, without a name. */
  to: string;
  /** One address, without a name: where answers go. */
  replyTo?: string | null;
  subject: string;
  html: string;
  text: string;
  images: readonly InlineImage[];
  attachments?: readonly MailAttachment[];
  headers?: Readonly<Record<string, string>>;
}

/** The recipient cannot be written to, now or later. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Port: what carries mail out of the house. */
export abstract class MailTransport {
  /**
   * Resolves once somebody else has taken the mail over. Takes less than 45 seconds.
   * @throws MailRefusedError when another try is of no use; any other error when it may be.
   */
  abstract send(mail: OutgoingMail): Promise<void>;
}
