import type { Language } from 'shared-contracts';
import { CandidateInterviewMail, type CandidateInterview } from '../candidate-interview.tsx';
import { interviewRescheduledTexts } from './interview-rescheduled.texts.ts';

/** To the candidate of an interview with a new time or place. */
export class InterviewRescheduledMail extends CandidateInterviewMail {
  constructor(language: Language, interview: CandidateInterview) {
    super(language, interview, interviewRescheduledTexts[language]);
  }
}
