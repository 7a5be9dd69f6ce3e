import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { accountDeletedTexts, type DeletionCause } from './account-deleted.texts.ts';

/** To the address of a deleted account. */
export class AccountDeletedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly cause: DeletionCause,
  ) {
    super(language);
    this.texts = { ...accountTexts[language], ...accountDeletedTexts[language] };
    const { subject, preview, reason } = this.texts;
    this.subject = subject;
    this.preview = preview;
    this.reason = reason;
  }

  body(): ReactElement {
    const { texts } = this;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(null)}</MailText>
        <MailText>{texts.causes[this.cause]}</MailText>
        <MailText>{texts.applications}</MailText>
        <MailNote>{texts.last}</MailNote>
      </>
    );
  }
}
