import { render } from '@react-email/render';
import type { ReactNode } from 'react';
import type { Language } from 'shared-contracts';
import { MailText } from '../layout/parts.tsx';
import { renderMail, toText, wordsInText } from '../layout/render-mail.tsx';
import { encodedOf, plainOf, toPiece, type Piece } from '../encoding/piece.ts';
import { fill, filled, Slots, type Template } from '../encoding/template.ts';
import type { EncodedContent, OutgoingMail } from '../transport/mail-transport.ts';
import { escapeHtml } from './escape-html.ts';
import { JobAlertRow, wordsOf, type AlertedJob, type JobAlertWords } from './job-alert-row.tsx';
import { JobAlertMail, type JobAlertAddressee, type JobAlertRound } from './job-alert.mail.tsx';
import { Kept } from './kept.ts';

export interface JobAlert {
  round: JobAlertRound;
  language: Language;
  to: JobAlertAddressee;
  /** In the order in which the mail tells of them. */
  jobs: readonly { job: AlertedJob & { id: number }; link: string }[];
}

export type RenderedJobAlert = Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'images' | 'encoded'> & {
  preview: string;
};

type FrameSlot = 'greeting' | 'preferences' | 'pixel' | 'trap' | 'rows';

type RowSlot = keyof JobAlertWords | 'link';

/** In both forms of a mail. */
interface Both<Form> {
  html: Form;
  text: Form;
}

interface Frame extends Both<Template<FrameSlot>> {
  subject: string;
  preview: string;
  row: Both<Template<RowSlot>>;
}

type RowPieces = Both<Record<keyof JobAlertWords, readonly Piece[]>>;

const frameSlots = new Slots<FrameSlot>(['greeting', 'preferences', 'pixel', 'trap', 'rows']);
const rowSlots = new Slots<RowSlot>(['title', 'where', 'terms', 'link']);

/** Rounds in two languages, and jobs of the rounds that go out: with both, less than 50 MB. */
const keptFrames = 20;
const keptWords = 20_000;

const betweenRows = toPiece('\n\n');

/**
 * Makes what `renderMail` makes of a `JobAlertMail`, 100 times as fast: what stands in many mails is rendered and encoded
 * once, and put together with what is somebody's own.
 */
export class JobAlertRenderer {
  private readonly frames = new Kept<Promise<Frame>>(keptFrames);
  private readonly words = new Kept<RowPieces>(keptWords);

  async render(alert: JobAlert): Promise<RenderedJobAlert> {
    const { round, language, to } = alert;
    const frame = await this.frameOf(round, language, to.measured !== null);
    const rows = this.rowsOf(frame, alert);
    const own = ownPieces(to);
    const html = filled(frame.html, { ...own, greeting: [toPiece(escapeHtml(to.greeting))], rows: rows.html });
    const text = filled(frame.text, { ...own, greeting: [toPiece(to.greeting)], rows: rows.text });
    return {
      subject: frame.subject,
      preview: frame.preview,
      // Who sends what is encoded asks for neither.
      get html() {
        return plainOf(html);
      },
      get text() {
        return plainOf(text);
      },
      images: [],
      encoded: asAlternatives(text, html),
    };
  }

  private frameOf(round: JobAlertRound, language: Language, isMeasured: boolean): Promise<Frame> {
    const { subject, content, frequency, siteUrl } = round;
    const said = [subject, content, frequency, siteUrl, language, isMeasured];
    const key = JSON.stringify(said);
    return this.frames.get(key, () => {
      const frame = renderFrame(round, language, isMeasured);
      // What failed is tried again by the next.
      frame.catch(() => this.frames.forget(key));
      return frame;
    });
  }

  private rowsOf({ row }: Frame, { jobs, language }: JobAlert): Both<Piece[]> {
    const rows: Both<Piece[]> = { html: [], text: [] };
    for (const [at, { job, link }] of jobs.entries()) {
      const words = this.wordsOf(job, language);
      const own = { link: [toPiece(link)] };
      if (at > 0) rows.text.push(betweenRows);
      fill(rows.html, row.html, { ...words.html, ...own });
      fill(rows.text, row.text, { ...words.text, ...own });
    }
    return rows;
  }

  private wordsOf(job: AlertedJob & { id: number }, language: Language): RowPieces {
    const { id, title, companyName, location, isRemote, salary, postedAt } = job;
    const said = [id, language, title, companyName, location, isRemote, salary, postedAt.getTime()];
    return this.words.get(JSON.stringify(said), () => toRowPieces(wordsOf(job, language)));
  }
}

function toRowPieces(words: JobAlertWords): RowPieces {
  const [title, where, terms] = [inBoth(words.title), inBoth(words.where), inBoth(words.terms)];
  return {
    html: { title: title.html, where: where.html, terms: terms.html },
    text: { title: title.text, where: where.text, terms: terms.text },
  };
}

/** Most words are the same in both, and kept but once. */
function inBoth(words: string): Both<readonly Piece[]> {
  const [html, text] = [escapeHtml(words), wordsInText(words)];
  const pieces = [toPiece(text)];
  return { html: html === text ? pieces : [toPiece(html)], text: pieces };
}

const ownPieces = ({ preferencesLink, measured }: JobAlertAddressee) => ({
  preferences: [toPiece(preferencesLink)],
  pixel: measured === null ? [] : [toPiece(measured.pixel)],
  trap: measured === null ? [] : [toPiece(measured.trap)],
});

async function renderFrame(round: JobAlertRound, language: Language, isMeasured: boolean): Promise<Frame> {
  const mark = (slot: FrameSlot) => frameSlots.mark(slot);
  const to: JobAlertAddressee = {
    greeting: mark('greeting'),
    preferencesLink: mark('preferences'),
    measured: isMeasured ? { pixel: mark('pixel'), trap: mark('trap') } : null,
  };
  const mailWith = (rows: ReactNode) => new JobAlertMail(language, round, to, rows);
  const mail = mailWith(mark('rows'));
  const { html, subject } = await renderMail(mail, round.siteUrl);
  // In plain text rows are paragraphs, and so is what stands for them.
  const { text } = await renderMail(mailWith(<MailText>{mark('rows')}</MailText>), round.siteUrl);
  const { preview } = mail;
  return { subject, preview, html: frameSlots.cut(html), text: frameSlots.cut(text), row: await renderRow() };
}

async function renderRow(): Promise<Frame['row']> {
  const mark = (slot: RowSlot) => rowSlots.mark(slot);
  const words = { title: mark('title'), where: mark('where'), terms: mark('terms') };
  const page = await render(<JobAlertRow words={words} link={mark('link')} />);
  const html = page.slice(page.indexOf('<table'), page.lastIndexOf('</table>') + '</table>'.length);
  return { html: rowSlots.cut(html), text: rowSlots.cut(toText(html)) };
}

/** In no text that is quoted-printable, where a "=" is followed by two digits or the end of its line. */
const boundary = '=_alert';

const headOf = (type: string) => [
  `--${boundary}`,
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '',
];

const textHead = Buffer.from(headOf('text/plain').join('\r\n'));
const htmlHead = Buffer.from(['', ...headOf('text/html')].join('\r\n'));
const end = Buffer.from(['', `--${boundary}--`, ''].join('\r\n'));

/** What programs show that know both comes last (RFC 2046). */
const asAlternatives = (text: readonly Piece[], html: readonly Piece[]): EncodedContent => ({
  contentType: `multipart/alternative; boundary="${boundary}"`,
  body: [textHead, ...encodedOf(text), htmlHead, ...encodedOf(html), end],
});
