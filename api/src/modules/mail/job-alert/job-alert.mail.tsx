import type { ReactElement, ReactNode } from 'react';
import { brand, pageUrl, routes, truncate, type CampaignFrequency, type Language } from 'shared-contracts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailFootLink, MailFootText, MailLetter, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { jobAlertTexts } from './job-alert.texts.ts';
import { MailedPixel, MailHoneypot } from './measured.tsx';

/** The content that all recipients of an edition share, per language. */
export interface JobAlertEdition {
  subject: string;
  /** Plain text before the jobs; empty: the default text. */
  content: string;
  frequency: CampaignFrequency;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
}

/** The content of one recipient. */
export interface JobAlertAddressee {
  greeting: string;
  /** Absolute link to the preferences, without signing in. */
  preferencesLink: string;
  /** Absolute URLs; null: opens and clicks are not measured. */
  measured: { pixel: string; honeypot: string } | null;
}

export const alertGreeting = (firstName: string | null, language: Language) =>
  jobAlertTexts[language].greeting(greetingName(firstName));

/** Length of the preview text in mail lists. For shorter texts the layout adds blanks that take more space than a job. */
const previewCharacters = 150;

/** Up to five jobs for a subscriber. `rows` are `JobAlertRow`s. */
export class JobAlertMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  override readonly hasLogo = false;

  constructor(
    language: Language,
    private readonly edition: JobAlertEdition,
    private readonly to: JobAlertAddressee,
    private readonly rows: ReactNode,
  ) {
    super(language);
    const { intro, reason } = jobAlertTexts[language];
    this.subject = edition.subject;
    this.reason = reason[edition.frequency];
    this.preview = truncate(`${intro} ${this.reason}`, previewCharacters);
  }

  body(): ReactElement {
    const { title, intro, all } = jobAlertTexts[this.language];
    const { frequency, content, siteUrl } = this.edition;
    return (
      <>
        <MailTitle>{title[frequency]}</MailTitle>
        <MailText>{this.to.greeting}</MailText>
        {content.trim() === '' ? <MailText>{intro}</MailText> : <MailLetter text={content.trim()} />}
        {this.rows}
        {this.to.measured === null ? null : <MailHoneypot href={this.to.measured.honeypot} />}
        <MailButton href={pageUrl(siteUrl, routes.jobs, '', this.language)}>{all}</MailButton>
      </>
    );
  }

  override foot(): ReactElement {
    const { preferences, unsubscribe, taxNumber } = jobAlertTexts[this.language];
    const { legalName, taxNumber: number, address } = brand.company;
    return (
      <>
        <MailFootText>
          <MailFootLink href={this.to.preferencesLink}>{preferences}</MailFootLink>
          {' · '}
          <MailFootLink href={this.to.preferencesLink}>{unsubscribe}</MailFootLink>
        </MailFootText>
        <MailFootText>{`${legalName} · ${taxNumber} ${number} · ${address}`}</MailFootText>
        {this.to.measured === null ? null : <MailedPixel src={this.to.measured.pixel} />}
      </>
    );
  }
}
