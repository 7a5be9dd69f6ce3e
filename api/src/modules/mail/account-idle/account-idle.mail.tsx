import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { accountIdleTexts } from './account-idle.texts.ts';

export interface AccountIdle {
  firstName: string | null;
  /** Earliest time of the deletion. ISO 8601. */
  dueAt: string;
  /** Absolute link to the account. */
  link: string;
}

/** To the owner of an inactive account. */
export class AccountIdleMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly account: AccountIdle,
  ) {
    super(language);
    this.texts = { ...accountTexts[language], ...accountIdleTexts[language] };
    this.subject = this.texts.subject;
    this.preview = this.texts.preview(this.due);
    this.reason = this.texts.reason;
  }

  body(): ReactElement {
    const { texts, account } = this;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(account.firstName))}</MailText>
        <MailText>{texts.idle}</MailText>
        <MailText>{texts.keep(this.due)}</MailText>
        <MailButton href={account.link}>{texts.button}</MailButton>
      </>
    );
  }

  private get due(): string {
    return formatDateTime(this.account.dueAt, this.language);
  }
}
