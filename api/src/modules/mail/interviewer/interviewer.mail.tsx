import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { greetingName } from '../format/greeting-name.ts';
import { InterviewRow } from '../interview-row.tsx';
import { interviewTexts, type MailedInterview } from '../interview.texts.ts';
import { MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { interviewerTexts, type InterviewerNews } from './interviewer.texts.ts';

/** To the interviewer of an interview, whatever has become of it. */
export class InterviewerMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly interview: MailedInterview,
    news: InterviewerNews,
  ) {
    super(language);
    this.texts = interviewerTexts[language].news[news];
    this.subject = this.texts.subject(interview.jobTitle);
    this.preview = this.texts.preview;
    this.reason = interviewerTexts[language].reason;
  }

  body(): ReactElement {
    const { texts, interview, language } = this;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{interviewTexts[language].greeting(greetingName(interview.interviewerName))}</MailText>
        <MailText>{texts.news(greetingName(interview.candidateName))}</MailText>
        <InterviewRow interview={interview} language={language} />
      </>
    );
  }
}
