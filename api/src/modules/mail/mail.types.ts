import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import type { MailAttachment } from './transport/mail-transport.port.ts';

/** A composed mail. Texts are plain; `body` consists of `layout/mail.parts.tsx`, and is rendered to HTML and to plain text. */
export interface Mail {
  language: Language;
  /** `renderMail` removes line breaks and limits the length. */
  subject: string;
  /** Preview text in mail lists. */
  preview: string;
  /** Reason for the mail, in the footer. */
  reason: string;
  /** Content between the bar and the footer, with exactly one `MailTitle`. */
  body: ReactElement;
  /** Reply-To address; null: the sender. */
  replyTo: string | null;
  /** False: the brand name replaces the logo, which would be attached to every mail. */
  hasLogo: boolean;
  /** Attachments in addition to the images of the layout. */
  attachments: readonly MailAttachment[];
  /** Additional footer content. */
  foot: ReactElement | null;
}

type Optional = 'replyTo' | 'hasLogo' | 'attachments' | 'foot';

export const createMail = (mail: Omit<Mail, Optional> & Partial<Pick<Mail, Optional>>): Mail => ({
  replyTo: null,
  hasLogo: true,
  attachments: [],
  foot: null,
  ...mail,
});

/** The mail with sample content, for previews and tests. Every `*.mail.tsx` exports one as `sample`. */
export type MailSample = (language: Language) => Mail;

export const sampleSite = 'https://jobs.example.com';

/** A link in the form used in mails. @param path everything before its token */
export const sampleLink = (path: string) => `${sampleSite}${path}token-of-a-sample`;
