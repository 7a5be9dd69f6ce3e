import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { emailChangeRequestedTexts } from './email-change-requested.texts.ts';

export interface EmailChangeRequested {
  name: string | null;
  /** ISO 8601. */
  at: string;
  /** Absolute link to the page that sets a new password without the current one. */
  forgotUrl: string;
}

/** To the current address of an account, before it is changed. */
export class EmailChangeRequestedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly request: EmailChangeRequested,
  ) {
    super(language);
    this.texts = { ...accountTexts[language], ...emailChangeRequestedTexts[language] };
    this.subject = this.texts.subject;
    this.preview = this.texts.preview;
    this.reason = this.texts.reason;
  }

  body(): ReactElement {
    const { texts, language } = this;
    const { name, at, forgotUrl } = this.request;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(name))}</MailText>
        <MailText>{texts.asked(formatDateTime(at, language))}</MailText>
        <MailText>{texts.notYou}</MailText>
        <MailButton href={forgotUrl}>{texts.forgot}</MailButton>
      </>
    );
  }
}
