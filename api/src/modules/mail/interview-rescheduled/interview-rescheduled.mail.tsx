import type { Language } from 'shared-contracts';
import { CandidateInterviewMail, type CandidateInterview } from '../candidate-interview.tsx';
import { interviewRescheduledTexts } from './interview-rescheduled.texts.ts';

/** To a candidate whose interview has another day, time or place now. */
export class InterviewRescheduledMail extends CandidateInterviewMail {
  constructor(language: Language, interview: CandidateInterview) {
    super(language, interview, interviewRescheduledTexts[language]);
  }
}
