import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { greetingName } from './format/greeting-name.ts';
import { InterviewRow } from './interview-row.tsx';
import { interviewTexts, type MailedInterview } from './interview.texts.ts';
import { MailButton, MailNote, MailText, MailTitle } from './layout/parts.tsx';
import { Mail } from './mail.ts';
import type { MailAttachment } from './transport/mail-transport.ts';

export interface CandidateInterview extends MailedInterview {
  /** Absolute URL of the candidate's interviews. */
  link: string;
  calendar: MailAttachment;
}

/** Texts that differ between these mails. */
export interface CandidateInterviewTexts {
  subject: (jobTitle: string) => string;
  preview: string;
  title: string;
  /** Paragraph before the interview. */
  message: string;
  /** Paragraph after the interview. */
  advice?: string;
  /** Effect of the attached calendar file, if it does not add the interview. */
  calendar?: string;
}

/** To a candidate, about an interview, with a calendar file attached. */
export abstract class CandidateInterviewMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  override readonly attachments;
  private readonly texts;

  constructor(
    language: Language,
    private readonly interview: CandidateInterview,
    texts: CandidateInterviewTexts,
  ) {
    super(language);
    this.texts = { ...interviewTexts[language], ...texts };
    this.subject = this.texts.subject(interview.jobTitle);
    this.preview = this.texts.preview;
    this.reason = this.texts.reason;
    this.attachments = [interview.calendar];
  }

  body(): ReactElement {
    const { texts, interview, language } = this;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(interview.candidateName))}</MailText>
        <MailText>{texts.message}</MailText>
        <InterviewRow interview={interview} language={language} />
        {texts.advice !== undefined && <MailText>{texts.advice}</MailText>}
        <MailButton href={interview.link}>{texts.view}</MailButton>
        <MailNote>{texts.calendar}</MailNote>
      </>
    );
  }
}
