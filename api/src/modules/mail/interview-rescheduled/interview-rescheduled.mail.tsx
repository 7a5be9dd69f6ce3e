import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { greetingName } from '../format/greeting-name.ts';
import type { InterviewPlanned } from '../interview-planned/interview-planned.mail.tsx';
import { InterviewRow } from '../interview-row.tsx';
import { interviewTexts } from '../interview.texts.ts';
import { MailButton, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { interviewRescheduledTexts } from './interview-rescheduled.texts.ts';

/** To a candidate whose interview has another day, time or place now. */
export class InterviewRescheduledMail extends Mail {
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
    this.texts = { ...interviewTexts[language], ...interviewRescheduledTexts[language] };
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
        <MailText>{texts.rescheduled}</MailText>
        <InterviewRow interview={interview} language={language} />
        <MailButton href={interview.link}>{texts.view}</MailButton>
        <MailNote>{texts.calendar}</MailNote>
      </>
    );
  }
}
