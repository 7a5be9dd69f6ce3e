import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { applicationTexts } from '../application.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailRow, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { applicationRefusedTexts } from './application-refused.texts.ts';

export interface ApplicationRefused {
  applicantName: string | null;
  jobTitle: string;
  companyName: string;
  /** ISO 8601. */
  submittedAt: string;
  /** Absolute link to the job's page, which shows similar jobs. */
  jobUrl: string;
}

/** To an applicant whose job closed before the application was delivered to the company. */
export class ApplicationRefusedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly application: ApplicationRefused,
  ) {
    super(language);
    const { subject, preview } = applicationRefusedTexts[language];
    this.subject = subject(application.jobTitle);
    this.preview = preview;
    this.reason = applicationTexts[language].reason;
  }

  body(): ReactElement {
    const { applicantName, jobTitle, companyName, submittedAt, jobUrl } = this.application;
    const texts = { ...applicationTexts[this.language], ...applicationRefusedTexts[this.language] };
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(applicantName))}</MailText>
        <MailText>{texts.refused}</MailText>
        <MailRow title={jobTitle} facts={[companyName, texts.sent(formatDateTime(submittedAt, this.language))]} />
        <MailText>{texts.nothing}</MailText>
        <MailButton href={jobUrl}>{texts.similar}</MailButton>
      </>
    );
  }
}
