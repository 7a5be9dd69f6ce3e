import type { ReactElement } from 'react';
import { type Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { shownUsername } from '../format/shown-username.ts';
import { MailButton, MailLink, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { verificationTexts } from './verification.texts.ts';

export interface Verification {
  name: string | null;
  username: string;
  /** Time of the registration. ISO 8601. */
  registeredAt: string;
  /** Absolute. The link authorizes the verification. */
  link: string;
  /** Absolute link to the page that removes the account. */
  cancelUrl: string;
}

/** To the owner of a new account, at the unverified address. */
export class VerificationMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly verification: Verification,
  ) {
    super(language);
    const { subject, preview, reason } = verificationTexts[language];
    this.subject = subject;
    this.preview = preview;
    this.reason = reason;
  }

  body(): ReactElement {
    const texts = { ...accountTexts[this.language], ...verificationTexts[this.language] };
    const { name, username, registeredAt, link, cancelUrl } = this.verification;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(name))}</MailText>
        <MailText>{texts.created(shownUsername(username), formatDateTime(registeredAt, this.language))}</MailText>
        <MailText>{texts.ask}</MailText>
        <MailButton href={link}>{texts.confirm}</MailButton>
        <MailNote>{texts.dayLong}</MailNote>
        <MailNote>
          {texts.notYou} <MailLink href={cancelUrl}>{texts.cancel}</MailLink>
        </MailNote>
      </>
    );
  }
}
