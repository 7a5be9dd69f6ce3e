import type { Language } from 'shared-contracts';
import { CandidateInterviewMail, type CandidateInterview } from '../candidate-interview.tsx';
import { interviewCanceledTexts, type CancellationCause } from './interview-canceled.texts.ts';

export interface InterviewCanceled extends CandidateInterview {
  canceledBy: CancellationCause;
}

/** To the candidate of a canceled interview. */
export class InterviewCanceledMail extends CandidateInterviewMail {
  constructor(language: Language, interview: InterviewCanceled) {
    const { messages, ...texts } = interviewCanceledTexts[language];
    super(language, interview, { ...texts, message: messages[interview.canceledBy] });
  }
}
