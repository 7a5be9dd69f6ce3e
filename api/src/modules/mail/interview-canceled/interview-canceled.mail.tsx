import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { greetingName } from '../format/greeting-name.ts';
import type { InterviewPlanned } from '../interview-planned/interview-planned.mail.tsx';
import { InterviewRow } from '../interview-row.tsx';
import { interviewTexts } from '../interview.texts.ts';
import { MailButton, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { interviewCanceledTexts } from './interview-canceled.texts.ts';

export interface InterviewCanceled extends InterviewPlanned {
  canceledBy: 'candidate' | 'company';
}

/** To the candidate of an interview that does not take place, whoever canceled it. */
export class InterviewCanceledMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  override readonly attachments;
  private readonly texts;

  constructor(
    language: Language,
    private readonly interview: InterviewCanceled,
  ) {
    super(language);
    this.texts = { ...interviewTexts[language], ...interviewCanceledTexts[language] };
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
        <MailText>{interview.canceledBy === 'candidate' ? texts.byCandidate : texts.byCompany}</MailText>
        <InterviewRow interview={interview} language={language} />
        <MailButton href={interview.link}>{texts.view}</MailButton>
        <MailNote>{texts.calendar}</MailNote>
      </>
    );
  }
}
