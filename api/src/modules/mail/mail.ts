import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import type { MailAttachment } from './transport/mail-transport.ts';

/** One kind of mail. Texts are plain; `body` is made of the parts of `layout/`, and becomes both HTML and plain text. */
export abstract class Mail {
  /** Line breaks and length are seen to by `renderMail`. */
  abstract readonly subject: string;
  /** What lists of mails show beside the subject. */
  abstract readonly preview: string;
  /** Why somebody gets it; stands at the foot. */
  abstract readonly reason: string;
  /** Whom an answer reaches, one address; null: whoever sends our mail. */
  readonly replyTo: string | null = null;

  /** False: its name stands where the logo would, which would travel with every mail. */
  readonly hasLogo: boolean = true;

  /** Files that come along, beside the pictures of the layout. */
  readonly attachments: readonly MailAttachment[] = [];

  constructor(readonly language: Language) {}

  /** What stands between the bar and the foot, with the one `MailTitle`. */
  abstract body(): ReactElement;

  /** What else stands at the foot; null: nothing. */
  foot(): ReactElement | null {
    return null;
  }
}
