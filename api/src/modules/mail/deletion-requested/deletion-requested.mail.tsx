import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { deletionRequestedTexts } from './deletion-requested.texts.ts';

export interface DeletionRequested {
  firstName: string | null;
  /** ISO 8601. */
  dueAt: string;
  /** Absolute link to the account. */
  link: string;
}

/** To the owner of an account that is scheduled for deletion. The owner may not have requested it. */
export class DeletionRequestedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly deletion: DeletionRequested,
  ) {
    super(language);
    this.texts = { ...accountTexts[language], ...deletionRequestedTexts[language] };
    this.subject = this.texts.subject;
    this.preview = this.texts.preview(this.due);
    this.reason = this.texts.reason;
  }

  body(): ReactElement {
    const { texts, due } = this;
    const { firstName, link } = this.deletion;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(firstName))}</MailText>
        <MailText>{texts.due(due)}</MailText>
        <MailText>{texts.meanwhile}</MailText>
        <MailText>{texts.keep(due)}</MailText>
        <MailButton href={link}>{texts.button}</MailButton>
        <MailNote>{texts.notYou}</MailNote>
      </>
    );
  }

  private get due(): string {
    return formatDateTime(this.deletion.dueAt, this.language);
  }
}
