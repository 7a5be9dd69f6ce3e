import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { alertsTexts } from '../alerts.texts.ts';
import { RequestedAlertsRow, type RequestedAlerts } from '../requested-alerts.tsx';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { alertsConfirmationTexts } from './alerts-confirmation.texts.ts';

export interface AlertsConfirmation {
  firstName: string | null;
  /** Null: only confirms that the address works. */
  requested: RequestedAlerts | null;
  /** Absolute. The link authorizes the confirmation. */
  link: string;
}

/** To an address with a request for alerts. The address receives no other alert mail until the request is confirmed. */
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
    const { firstName, requested, link } = this.confirmation;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(firstName))}</MailText>
        <MailText>{texts.ask}</MailText>
        {requested !== null && <RequestedAlertsRow requested={requested} language={this.language} />}
        <MailButton href={link}>{texts.confirm}</MailButton>
        <MailNote>
          {texts.weekLong} {texts.ignore}
        </MailNote>
      </>
    );
  }
}
