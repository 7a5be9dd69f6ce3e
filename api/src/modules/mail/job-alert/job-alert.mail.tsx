import type { ReactElement, ReactNode } from 'react';
import { brand, pageUrl, routes, truncate, type CampaignFrequency, type Language } from 'shared-contracts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailFootLink, MailFootText, MailLetter, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { jobAlertTexts } from './job-alert.texts.ts';
import { MailedPixel, MailedTrap } from './measured.tsx';

/** What one round of alerts says to everybody of a language. */
export interface JobAlertRound {
  subject: string;
  /** Plain words before the jobs; empty: the usual ones. */
  content: string;
  frequency: CampaignFrequency;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
}

/** What it says to one of them. */
export interface JobAlertAddressee {
  greeting: string;
  /** Where alerts are changed and ended, without signing in. Absolute. */
  preferencesLink: string;
  /** Absolute; null: nobody counts who opens the mail. */
  measured: { pixel: string; trap: string } | null;
}

/** How somebody is greeted. */
export const alertGreeting = (firstName: string | null, language: Language) =>
  jobAlertTexts[language].greeting(greetingName(firstName));

/** What preview lists show; shorter, and the page would fill it up with blanks that weigh more than a job. */
const previewCharacters = 150;

/** Up to five jobs for who asked for alerts. `rows` are `JobAlertRow`s. */
export class JobAlertMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  override readonly hasLogo = false;

  constructor(
    language: Language,
    private readonly round: JobAlertRound,
    private readonly to: JobAlertAddressee,
    private readonly rows: ReactNode,
  ) {
    super(language);
    const { intro, reason } = jobAlertTexts[language];
    this.subject = round.subject;
    this.reason = reason[round.frequency];
    this.preview = truncate(`${intro} ${this.reason}`, previewCharacters);
  }

  body(): ReactElement {
    const { title, intro, all } = jobAlertTexts[this.language];
    const { frequency, content, siteUrl } = this.round;
    return (
      <>
        <MailTitle>{title[frequency]}</MailTitle>
        <MailText>{this.to.greeting}</MailText>
        {content.trim() === '' ? <MailText>{intro}</MailText> : <MailLetter text={content.trim()} />}
        {this.rows}
        {this.to.measured === null ? null : <MailedTrap href={this.to.measured.trap} />}
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
