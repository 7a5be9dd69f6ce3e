import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { greetingName } from '../format/greeting-name.ts';
import { InterviewRow } from '../interview-row.tsx';
import { interviewTexts, type MailedInterview } from '../interview.texts.ts';
import { MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { interviewerTexts, type InterviewerEvent } from './interviewer.texts.ts';

/** To the interviewer of an interview or a user assigned to its job, about any event. */
export class InterviewerMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly interview: MailedInterview,
    event: InterviewerEvent,
    /** The assigned user who receives the mail; absent: the recipient is the interviewer. */
    private readonly assignee?: { name: string | null },
  ) {
    super(language);
    const { assigned, ...texts } = interviewerTexts[language];
    const ownMessage = assignee !== undefined && event === 'planned' ? { message: assigned.planned } : {};
    this.texts = { ...texts.events[event], ...ownMessage };
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
        <MailText>{texts.message(greetingName(interview.candidateName))}</MailText>
        <InterviewRow interview={interview} language={language} />
      </>
    );
  }
}
