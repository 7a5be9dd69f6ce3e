import type { ReactElement } from 'react';
import { brand, type Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailLink, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { emailChangedTexts } from './email-changed.texts.ts';

export interface EmailChanged {
  name: string | null;
  /** ISO 8601. */
  at: string;
}

/** To the former address of an account, so that its owner notices an unauthorized change. */
export class EmailChangedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  override readonly replyTo = brand.email.contact;

  constructor(
    language: Language,
    private readonly emailChanged: EmailChanged,
  ) {
    super(language);
    const { subject, preview, reason } = emailChangedTexts[language];
    this.subject = subject;
    this.preview = preview;
    this.reason = reason;
  }

  body(): ReactElement {
    const texts = { ...accountTexts[this.language], ...emailChangedTexts[this.language] };
    const { name, at } = this.emailChanged;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(name))}</MailText>
        <MailText>{texts.changed(formatDateTime(at, this.language))}</MailText>
        <MailText>
          {texts.notYou} <MailLink href={`mailto:${brand.email.contact}`}>{brand.email.contact}</MailLink>.
        </MailText>
      </>
    );
  }
}
