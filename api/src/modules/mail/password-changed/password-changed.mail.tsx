import type { ReactElement } from 'react';
import { type Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { passwordChangedTexts } from './password-changed.texts.ts';

export interface PasswordChanged {
  name: string | null;
  /** ISO 8601. */
  at: string;
  /** Absolute. */
  forgotUrl: string;
}

/** To the owner of an account, so that they notice an unauthorized change of the password. */
export class PasswordChangedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly passwordChanged: PasswordChanged,
  ) {
    super(language);
    const { subject, preview } = passwordChangedTexts[language];
    this.subject = subject;
    this.preview = preview;
    this.reason = accountTexts[language].reason;
  }

  body(): ReactElement {
    const texts = { ...accountTexts[this.language], ...passwordChangedTexts[this.language] };
    const { name, at, forgotUrl } = this.passwordChanged;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(name))}</MailText>
        <MailText>{texts.changed(formatDateTime(at, this.language))}</MailText>
        <MailText>{texts.notYou}</MailText>
        <MailButton href={forgotUrl}>{texts.forgot}</MailButton>
      </>
    );
  }
}
