import type { Language } from 'shared-contracts';
import type { Mail, MailSample } from '../../mail/index.ts';
import { candidateInterviewMail, sampleInterview, type CandidateInterview } from './interview-mail.parts.tsx';

const pt = {
  subject: (jobTitle: string) => `Entrevista remarcada: ${jobTitle}`,
  preview: 'O novo dia, a hora e o local estão neste e-mail.',
  title: 'Entrevista remarcada',
  message: 'A entrevista para esta oferta foi remarcada. Fica assim:',
};

const en: typeof pt = {
  subject: (jobTitle) => `Interview rescheduled: ${jobTitle}`,
  preview: 'The new day, the time and the place are in this email.',
  title: 'Interview rescheduled',
  message: 'The interview for this job was rescheduled. The new details:',
};

export const interviewRescheduledTexts: Record<Language, typeof pt> = { pt, en };

/** To the candidate of an interview with a new time or place. */
export const interviewRescheduledMail = (language: Language, interview: CandidateInterview): Mail =>
  candidateInterviewMail(language, interview, interviewRescheduledTexts[language]);

export const sample: MailSample = (language) => interviewRescheduledMail(language, sampleInterview);
