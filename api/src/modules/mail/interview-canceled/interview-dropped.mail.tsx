import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { greetingName } from '../format/greeting-name.ts';
import { InterviewRow } from '../interview-row.tsx';
import { interviewTexts, type MailedInterview } from '../interview.texts.ts';
import { MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { interviewCanceledTexts } from './interview-canceled.texts.ts';

/** To the interviewer of an interview that its candidate canceled. */
export class InterviewDroppedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly interview: MailedInterview,
  ) {
    super(language);
    this.texts = { ...interviewTexts[language], ...interviewCanceledTexts[language] };
    this.subject = this.texts.subject(interview.jobTitle);
    this.preview = this.texts.preview;
    this.reason = this.texts.interviewerReason;
  }

  body(): ReactElement {
    const { texts, interview, language } = this;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(interview.interviewerName))}</MailText>
        <MailText>{texts.dropped(greetingName(interview.candidateName))}</MailText>
        <InterviewRow interview={interview} language={language} />
      </>
    );
  }
}
