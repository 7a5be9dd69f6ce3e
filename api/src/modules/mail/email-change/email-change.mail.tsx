import type { ReactElement } from 'react';
import { type Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailNote, MailRow, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { emailChangeTexts } from './email-change.texts.ts';

export interface EmailChange {
  name: string | null;
  /** The new address, which is the recipient. */
  email: string;
  /** Absolute. The link authorizes the change. */
  link: string;
}

/** To the new address of an account, for confirmation. */
export class EmailChangeMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly emailChange: EmailChange,
  ) {
    super(language);
    const { subject, preview, reason } = emailChangeTexts[language];
    this.subject = subject;
    this.preview = preview;
    this.reason = reason;
  }

  body(): ReactElement {
    const texts = { ...accountTexts[this.language], ...emailChangeTexts[this.language] };
    const { name, email, link } = this.emailChange;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(name))}</MailText>
        <MailText>{texts.ask}</MailText>
        <MailRow title={email} facts={[]} />
        <MailText>{texts.counts}</MailText>
        <MailButton href={link}>{texts.confirm}</MailButton>
        <MailNote>
          {texts.dayLong} {texts.ignore}
        </MailNote>
      </>
    );
  }
}
