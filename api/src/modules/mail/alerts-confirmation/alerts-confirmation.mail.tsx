import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { alertsTexts } from '../alerts.texts.ts';
import { AskedAlertsRow, type AskedAlerts } from '../asked-alerts.tsx';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { alertsConfirmationTexts } from './alerts-confirmation.texts.ts';

export interface AlertsConfirmation {
  firstName: string | null;
  /** Null: that the address works, and nothing new. */
  asked: AskedAlerts | null;
  /** Absolute. Whoever has it can confirm. */
  link: string;
}

/** To an address for which somebody asked for alerts. The only mail that it gets before it has answered. */
export class AlertsConfirmationMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly confirmation: AlertsConfirmation,
  ) {
    super(language);
    const { subject, preview } = alertsConfirmationTexts[language];
    this.subject = subject;
    this.preview = preview;
    this.reason = alertsTexts[language].reason;
  }

  body(): ReactElement {
    const texts = { ...alertsTexts[this.language], ...alertsConfirmationTexts[this.language] };
    const { firstName, asked, link } = this.confirmation;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(firstName))}</MailText>
        <MailText>{texts.ask}</MailText>
        {asked !== null && <AskedAlertsRow asked={asked} language={this.language} />}
        <MailButton href={link}>{texts.confirm}</MailButton>
        <MailNote>
          {texts.weekLong} {texts.ignore}
        </MailNote>
      </>
    );
  }
}
