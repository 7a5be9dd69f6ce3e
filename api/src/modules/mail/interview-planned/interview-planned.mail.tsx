import type { Language } from 'shared-contracts';
import { CandidateInterviewMail, type CandidateInterview } from '../candidate-interview.tsx';
import { interviewPlannedTexts } from './interview-planned.texts.ts';

/** To the candidate of a new interview. */
export class InterviewPlannedMail extends CandidateInterviewMail {
  constructor(language: Language, interview: CandidateInterview) {
    super(language, interview, interviewPlannedTexts[language]);
  }
}
