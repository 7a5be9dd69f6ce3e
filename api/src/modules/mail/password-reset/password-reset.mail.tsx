import type { ReactElement } from 'react';
import { type Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { passwordResetTexts } from './password-reset.texts.ts';

export interface PasswordReset {
  name: string | null;
  /** Absolute. The link authorizes the reset. */
  link: string;
}

/** To the owner of an account, on request. */
export class PasswordResetMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly passwordReset: PasswordReset,
  ) {
    super(language);
    const { subject, preview } = passwordResetTexts[language];
    this.subject = subject;
    this.preview = preview;
    this.reason = accountTexts[language].reason;
  }

  body(): ReactElement {
    const texts = { ...accountTexts[this.language], ...passwordResetTexts[this.language] };
    const { name, link } = this.passwordReset;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(name))}</MailText>
        <MailText>{texts.asked}</MailText>
        <MailButton href={link}>{texts.choose}</MailButton>
        <MailNote>
          {texts.hourLong} {texts.ignore}
        </MailNote>
      </>
    );
  }
}
