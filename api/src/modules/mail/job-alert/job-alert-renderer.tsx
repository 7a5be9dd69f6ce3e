import { render } from '@react-email/render';
import type { ReactNode } from 'react';
import type { Language } from 'shared-contracts';
import { MailText } from '../layout/parts.tsx';
import { renderMail, toText } from '../layout/render-mail.tsx';
import { encodedOf, plainOf, toPiece, type Piece } from '../encoding/piece.ts';
import { fill, Slots, type Template } from '../encoding/template.ts';
import type { EncodedContent, OutgoingMail } from '../transport/mail-transport.ts';
import { escapeHtml } from './escape-html.ts';
import { JobAlertRow, type AlertedJob } from './job-alert-row.tsx';
import { JobAlertMail, type JobAlertAddressee, type JobAlertRound } from './job-alert.mail.tsx';
import { Kept } from './kept.ts';

export interface JobAlert {
  round: JobAlertRound;
  language: Language;
  to: JobAlertAddressee;
  /** In the order in which the mail tells of them. */
  jobs: readonly { job: AlertedJob & { id: number }; link: string }[];
}

export type RenderedJobAlert = Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'images' | 'encoded'>;

type FrameSlot = 'greeting' | 'preferences' | 'pixel' | 'trap' | 'rows';

interface Frame {
  subject: string;
  html: Template<FrameSlot>;
  text: Template<FrameSlot>;
}

interface Row {
  html: Template<'link'>;
  text: Template<'link'>;
}

const frameSlots = new Slots<FrameSlot>(['greeting', 'preferences', 'pixel', 'trap', 'rows']);
const rowSlots = new Slots(['link']);

/** Rounds in two languages, and jobs of the rounds that go out: with both, less than 50 MB. */
const keptFrames = 20;
const keptRows = 5000;

const betweenRows = toPiece('\n\n');

/**
 * Makes what `renderMail` makes of a `JobAlertMail`, 100 times as fast: what stands in many mails is rendered and encoded
 * once, and put together with what is somebody's own.
 */
export class JobAlertRenderer {
  private readonly frames = new Kept<Frame>(keptFrames);
  private readonly rows = new Kept<Row>(keptRows);

  async render(alert: JobAlert): Promise<RenderedJobAlert> {
    const { round, language, to, jobs } = alert;
    const frame = await this.frameOf(round, language, to.measured !== null);
    const rows = await Promise.all(jobs.map(({ job }) => this.rowOf(job, language)));
    const links = jobs.map(({ link }) => [toPiece(link)]);
    const own = ownPieces(to);
    const html = fill(frame.html, {
      ...own,
      greeting: [toPiece(escapeHtml(to.greeting))],
      rows: rows.flatMap((row, at) => fill(row.html, { link: links[at]! })),
    });
    const text = fill(frame.text, {
      ...own,
      greeting: [toPiece(to.greeting)],
      rows: rows.flatMap((row, at) => [...(at === 0 ? [] : [betweenRows]), ...fill(row.text, { link: links[at]! })]),
    });
    return {
      subject: frame.subject,
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
    return this.frames.get(JSON.stringify([subject, content, frequency, siteUrl, language, isMeasured]), () =>
      renderFrame(round, language, isMeasured),
    );
  }

  private rowOf(job: AlertedJob & { id: number }, language: Language): Promise<Row> {
    const { id, title, companyName, location, isRemote, salary, postedAt } = job;
    const said = [id, language, title, companyName, location, isRemote, salary, postedAt.getTime()];
    return this.rows.get(JSON.stringify(said), () => renderRow(job, language));
  }
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
  const withRows = (rows: ReactNode) => renderMail(new JobAlertMail(language, round, to, rows), round.siteUrl);
  const { html, subject } = await withRows(mark('rows'));
  // In plain text rows are paragraphs, and so is what stands for them.
  const { text } = await withRows(<MailText>{mark('rows')}</MailText>);
  return { subject, html: frameSlots.cut(html), text: frameSlots.cut(text) };
}

async function renderRow(job: AlertedJob, language: Language): Promise<Row> {
  const page = await render(<JobAlertRow job={job} language={language} link={rowSlots.mark('link')} />);
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
