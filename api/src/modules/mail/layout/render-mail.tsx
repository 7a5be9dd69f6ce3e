import { render, toPlainText } from '@react-email/render';
import type { Mail } from '../mail.ts';
import type { OutgoingMail } from '../transport/mail-transport.ts';
import { logo } from './logo.ts';
import { MailLayout } from './mail-layout.tsx';
import { toSubject } from './subject.ts';

export type RenderedMail = Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'images' | 'attachments'>;

/** `siteUrl` is an origin, without a trailing slash. */
export async function renderMail(mail: Mail, siteUrl: string): Promise<RenderedMail> {
  const html = await render(<MailLayout mail={mail} siteUrl={siteUrl} />);
  const images = mail.hasLogo ? [logo] : [];
  return { subject: toSubject(mail.subject), html, text: toText(html), images, attachments: mail.attachments };
}

/** Converts to plain text, without line breaks within a paragraph; link targets follow the link texts. */
export const toText = (html: string) =>
  toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] });

/** Text as `toText` writes it within a paragraph, with collapsed white space. */
export const toInlineText = (words: string) => words.replaceAll(/[ \t\r\n\f\u200B]+/g, ' ').replaceAll(/^ | $/g, '');
