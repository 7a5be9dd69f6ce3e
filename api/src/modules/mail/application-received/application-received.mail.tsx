import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { applicationTexts } from '../application.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailNote, MailRow, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { applicationReceivedTexts } from './application-received.texts.ts';

export interface ApplicationReceived {
  applicantName: string | null;
  jobTitle: string;
  companyName: string;
  /** ISO 8601. */
  submittedAt: string;
  /** Number of unanswered questions. */
  questionsDue: number;
  /** Absolute. The link gives access to the application: its status, its questions and the withdrawal. */
  link: string;
}

/** To an applicant who gave an address. */
export class ApplicationReceivedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly application: ApplicationReceived,
  ) {
    super(language);
    this.texts = { ...applicationTexts[language], ...applicationReceivedTexts[language] };
    this.subject = this.texts.subject(application.jobTitle);
    this.preview = application.questionsDue > 0 ? this.missing : this.texts.preview;
    this.reason = this.texts.reason;
  }

  body(): ReactElement {
    const { texts, application } = this;
    const isComplete = application.questionsDue === 0;
    const sent = texts.sent(formatDateTime(application.submittedAt, this.language));
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(application.applicantName))}</MailText>
        <MailText>{texts.received}</MailText>
        <MailRow title={application.jobTitle} facts={[application.companyName, sent]} />
        {isComplete ? null : <MailText>{this.missing}</MailText>}
        <MailButton href={application.link}>{isComplete ? texts.view : texts.answer}</MailButton>
        <MailNote>{texts.link}</MailNote>
      </>
    );
  }

  private get missing(): string {
    return `${this.texts.missing(this.application.questionsDue)} ${this.texts.complete}`;
  }
}
