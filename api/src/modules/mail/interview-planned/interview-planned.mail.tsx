import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { greetingName } from '../format/greeting-name.ts';
import { InterviewRow } from '../interview-row.tsx';
import { interviewTexts, type MailedInterview } from '../interview.texts.ts';
import { MailButton, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import type { MailAttachment } from '../transport/mail-transport.ts';
import { interviewPlannedTexts } from './interview-planned.texts.ts';

export interface InterviewPlanned extends MailedInterview {
  /** Absolute address of the candidate's interviews. */
  link: string;
  calendar: MailAttachment;
}

/** To a candidate whom a company wants to meet. */
export class InterviewPlannedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  override readonly attachments;
  private readonly texts;

  constructor(
    language: Language,
    private readonly interview: InterviewPlanned,
  ) {
    super(language);
    this.texts = { ...interviewTexts[language], ...interviewPlannedTexts[language] };
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
        <MailText>{texts.planned}</MailText>
        <InterviewRow interview={interview} language={language} />
        <MailText>{texts.cancel}</MailText>
        <MailButton href={interview.link}>{texts.view}</MailButton>
        <MailNote>{texts.calendar}</MailNote>
      </>
    );
  }
}
