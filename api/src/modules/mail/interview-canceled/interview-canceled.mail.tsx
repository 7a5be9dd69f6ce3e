import type { Language } from 'shared-contracts';
import { CandidateInterviewMail, type CandidateInterview } from '../candidate-interview.tsx';
import { interviewCanceledTexts, type CancellationCause } from './interview-canceled.texts.ts';

export interface InterviewCanceled extends CandidateInterview {
  canceledBy: CancellationCause;
}

/** To the candidate of an interview that does not take place, whatever canceled it. */
export class InterviewCanceledMail extends CandidateInterviewMail {
  constructor(language: Language, interview: InterviewCanceled) {
    const { news, ...texts } = interviewCanceledTexts[language];
    super(language, interview, { ...texts, news: news[interview.canceledBy] });
  }
}
