import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { alertsTexts } from '../alerts.texts.ts';
import { AskedAlertsRow, type AskedAlerts } from '../asked-alerts.tsx';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailLink, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { alertsKnownTexts } from './alerts-known.texts.ts';

export interface AlertsKnown {
  firstName: string | null;
  asked: AskedAlerts;
  /** Absolute: adds what was asked for. */
  link: string;
  /** Absolute: what is chosen already. */
  choicesLink: string;
}

/** To an address that gets alerts, and for which somebody asked for some. */
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
    const { firstName, asked, link, choicesLink } = this.alerts;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(firstName))}</MailText>
        <MailText>{texts.known}</MailText>
        <AskedAlertsRow asked={asked} language={this.language} />
        <MailButton href={link}>{texts.add}</MailButton>
        <MailNote>
          {texts.weekLong} {texts.ignore} <MailLink href={choicesLink}>{texts.choices}</MailLink>
        </MailNote>
      </>
    );
  }
}
