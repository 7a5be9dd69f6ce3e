import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { alertsTexts } from '../alerts.texts.ts';
import { RequestedAlertsRow, type RequestedAlerts } from '../requested-alerts.tsx';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailLink, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { alertsKnownTexts } from './alerts-known.texts.ts';

export interface AlertsKnown {
  firstName: string | null;
  requested: RequestedAlerts;
  /** Absolute link that adds the requested alerts. */
  link: string;
  /** Absolute link to the current preferences. */
  choicesLink: string;
}

/** To a subscribed address with a new request for alerts. */
export class AlertsKnownMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly alerts: AlertsKnown,
  ) {
    super(language);
    const { subject, preview } = alertsKnownTexts[language];
    this.subject = subject;
    this.preview = preview;
    this.reason = alertsTexts[language].reason;
  }

  body(): ReactElement {
    const texts = { ...alertsTexts[this.language], ...alertsKnownTexts[this.language] };
    const { firstName, requested, link, choicesLink } = this.alerts;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(firstName))}</MailText>
        <MailText>{texts.known}</MailText>
        <RequestedAlertsRow requested={requested} language={this.language} />
        <MailButton href={link}>{texts.add}</MailButton>
        <MailNote>
          {texts.weekLong} {texts.ignore} <MailLink href={choicesLink}>{texts.choices}</MailLink>
        </MailNote>
      </>
    );
  }
}
