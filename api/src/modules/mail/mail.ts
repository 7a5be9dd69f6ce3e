import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import type { MailAttachment } from './transport/mail-transport.ts';

/** One kind of mail. Texts are plain; `body` consists of the parts of `layout/`, and is rendered to HTML and to plain text. */
export abstract class Mail {
  /** `renderMail` removes line breaks and limits the length. */
  abstract readonly subject: string;
  /** Preview text in mail lists. */
  abstract readonly preview: string;
  /** Reason for the mail, in the footer. */
  abstract readonly reason: string;
  /** Reply-To address; null: the sender. */
  readonly replyTo: string | null = null;

  /** False: the brand name replaces the logo, which would be attached to every mail. */
  readonly hasLogo: boolean = true;

  /** Attachments in addition to the images of the layout. */
  readonly attachments: readonly MailAttachment[] = [];

  constructor(readonly language: Language) {}

  /** Content between the bar and the footer, with exactly one `MailTitle`. */
  abstract body(): ReactElement;

  /** Additional footer content, or null. */
  foot(): ReactElement | null {
    return null;
  }
}
