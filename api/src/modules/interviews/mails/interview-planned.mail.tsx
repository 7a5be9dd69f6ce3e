import type { Language } from 'shared-contracts';
import type { Mail, MailSample } from '../../mail/index.ts';
import { candidateInterviewMail, sampleInterview, type CandidateInterview } from './interview-mail.parts.tsx';

const pt = {
  subject: (jobTitle: string) => `Entrevista marcada: ${jobTitle}`,
  preview: 'O dia, a hora e o local estão neste e-mail.',
  title: 'Entrevista marcada',
  message: 'Há uma entrevista marcada para esta oferta:',
  advice: 'Se não puder comparecer, cancele a entrevista na sua conta antes da hora marcada.',
};

const en: typeof pt = {
  subject: (jobTitle) => `Interview scheduled: ${jobTitle}`,
  preview: 'The day, the time and the place are in this email.',
  title: 'Interview scheduled',
  message: 'An interview is scheduled for this job:',
  advice: 'If you cannot make it, you can cancel the interview in your account until it begins.',
};

export const interviewPlannedTexts: Record<Language, typeof pt> = { pt, en };

/** To the candidate of a new interview. */
export const interviewPlannedMail = (language: Language, interview: CandidateInterview): Mail =>
  candidateInterviewMail(language, interview, interviewPlannedTexts[language]);

export const sample: MailSample = (language) => interviewPlannedMail(language, sampleInterview);
