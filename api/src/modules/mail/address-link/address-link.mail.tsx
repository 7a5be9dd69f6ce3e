import type { ReactElement } from 'react';
import { type Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { shownUsername } from '../format/shown-username.ts';
import { MailButton, MailLink, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { addressLinkTexts } from './address-link.texts.ts';

export interface AddressLink {
  name: string | null;
  username: string;
  /** Time of the registration. ISO 8601. */
  registeredAt: string;
  /** Absolute. Works only in a session of the account. */
  link: string;
  /** Absolute. */
  forgotUrl: string;
}

/** To the verified address of an account if visitors have used this address for applications or alerts. */
export class AddressLinkMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly addressLink: AddressLink,
  ) {
    super(language);
    const { subject, preview } = addressLinkTexts[language];
    this.subject = subject;
    this.preview = preview;
    this.reason = accountTexts[language].reason;
  }

  body(): ReactElement {
    const texts = { ...accountTexts[this.language], ...addressLinkTexts[this.language] };
    const { name, username, registeredAt, link, forgotUrl } = this.addressLink;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(name))}</MailText>
        <MailText>{texts.ask(shownUsername(username), formatDateTime(registeredAt, this.language))}</MailText>
        <MailButton href={link}>{texts.link}</MailButton>
        <MailNote>{texts.weekLong}</MailNote>
        <MailText>
          {texts.notYou} <MailLink href={forgotUrl}>{texts.forgot}</MailLink>
        </MailText>
      </>
    );
  }
}
