import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { greetingName } from '../format/greeting-name.ts';
import { InterviewRow } from '../interview-row.tsx';
import { interviewTexts, type MailedInterview } from '../interview.texts.ts';
import { MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { interviewerTexts, type InterviewerNews } from './interviewer.texts.ts';

/** To the interviewer of an interview or a user assigned to its job, whatever the news is. */
export class InterviewerMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly interview: MailedInterview,
    news: InterviewerNews,
    /** The assigned user who gets it; absent: the interviewer does. */
    private readonly assignee?: { name: string | null },
  ) {
    super(language);
    const { assigned, ...texts } = interviewerTexts[language];
    const ownNews = assignee !== undefined && news === 'planned' ? { news: assigned.planned } : {};
    this.texts = { ...texts.news[news], ...ownNews };
    this.subject = this.texts.subject(interview.jobTitle);
    this.preview = this.texts.preview;
    this.reason = assignee === undefined ? texts.reason : assigned.reason;
  }

  body(): ReactElement {
    const { texts, interview, language, assignee } = this;
    const recipientName = assignee === undefined ? interview.interviewerName : assignee.name;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{interviewTexts[language].greeting(greetingName(recipientName))}</MailText>
        <MailText>{texts.news(greetingName(interview.candidateName))}</MailText>
        <InterviewRow interview={interview} language={language} />
      </>
    );
  }
}
