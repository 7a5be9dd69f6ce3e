import type { ReactElement } from 'react';
import type { ApplicationStatus, Language } from 'shared-contracts';
import { applicationTexts } from '../application.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailNote, MailRow, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { applicationStatusChangedTexts } from './application-status-changed.texts.ts';

/** Statuses that are mailed to applicants. */
export type MailedStatus = Exclude<ApplicationStatus, 'pending'>;

export interface ApplicationStatusChanged {
  applicantName: string | null;
  jobTitle: string;
  companyName: string;
  status: MailedStatus;
  /** ISO 8601. */
  submittedAt: string;
  /** Absolute. The link gives access to the application: its status and the withdrawal. */
  link: string;
}

/** To an applicant who gave an address, when the company changes the status of the application. */
export class ApplicationStatusChangedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly application: ApplicationStatusChanged,
  ) {
    super(language);
    const { subject, message } = applicationStatusChangedTexts[language].statuses[application.status];
    this.subject = subject(application.jobTitle);
    this.preview = message;
    this.reason = applicationTexts[language].reason;
  }

  body(): ReactElement {
    const { applicantName, jobTitle, companyName, status, submittedAt, link } = this.application;
    const { greeting, sent } = applicationTexts[this.language];
    const { statuses, view, note } = applicationStatusChangedTexts[this.language];
    const { title, message, next } = statuses[status];
    return (
      <>
        <MailTitle>{title}</MailTitle>
        <MailText>{greeting(greetingName(applicantName))}</MailText>
        <MailText>{message}</MailText>
        <MailRow title={jobTitle} facts={[companyName, sent(formatDateTime(submittedAt, this.language))]} />
        <MailText>{next}</MailText>
        <MailButton href={link}>{view}</MailButton>
        <MailNote>{note}</MailNote>
      </>
    );
  }
}
