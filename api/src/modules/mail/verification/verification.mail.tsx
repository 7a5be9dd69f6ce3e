import type { ReactElement } from 'react';
import { type Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { verificationTexts } from './verification.texts.ts';

export interface Verification {
  name: string | null;
  /** Absolute. Whoever has it can do what it is for. */
  link: string;
}

/** To who created an account, at the address that waits to be confirmed. */
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
    const { name, link } = this.verification;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(name))}</MailText>
        <MailText>{texts.ask}</MailText>
        <MailButton href={link}>{texts.confirm}</MailButton>
        <MailNote>
          {texts.dayLong} {texts.ignore}
        </MailNote>
      </>
    );
  }
}
