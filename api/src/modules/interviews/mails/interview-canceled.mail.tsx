import type { Language } from 'shared-contracts';
import type { Mail, MailSample } from '../../mail/index.ts';
import { candidateInterviewMail, sampleInterview, type CandidateInterview } from './interview-mail.parts.tsx';

/** Canceled by the candidate or the company; the job was deleted or closed; the application was withdrawn. */
export const cancellationCauses = ['candidate', 'company', 'job-ended', 'withdrawal'] as const;
export type CancellationCause = (typeof cancellationCauses)[number];

const pt = {
  subject: (jobTitle: string) => `Entrevista cancelada: ${jobTitle}`,
  preview: 'A entrevista já não se realiza.',
  title: 'Entrevista cancelada',
  messages: {
    candidate: 'A entrevista para esta oferta foi cancelada, como pediu na sua conta:',
    company: 'A empresa cancelou a entrevista para esta oferta:',
    'job-ended': 'Esta oferta já não está disponível. Por isso, a entrevista foi cancelada:',
    withdrawal: 'A candidatura a esta oferta foi retirada. Por isso, a entrevista foi cancelada:',
  } satisfies Record<CancellationCause, string>,
  calendar: 'O ficheiro em anexo retira a entrevista do calendário.',
};

const en: typeof pt = {
  subject: (jobTitle) => `Interview cancelled: ${jobTitle}`,
  preview: 'The interview will not take place.',
  title: 'Interview cancelled',
  messages: {
    candidate: 'The interview for this job was cancelled, as you asked in your account:',
    company: 'The company cancelled the interview for this job:',
    'job-ended': 'This job is no longer available, so the interview was cancelled:',
    withdrawal: 'The application for this job was withdrawn, so the interview was cancelled:',
  },
  calendar: 'The attached file removes the interview from your calendar.',
};

export const interviewCanceledTexts: Record<Language, typeof pt> = { pt, en };

interface InterviewCanceled extends CandidateInterview {
  canceledBy: CancellationCause;
}

/** To the candidate of a canceled interview. */
export function interviewCanceledMail(language: Language, interview: InterviewCanceled): Mail {
  const { messages, ...texts } = interviewCanceledTexts[language];
  return candidateInterviewMail(language, interview, { ...texts, message: messages[interview.canceledBy] });
}

export const sample: MailSample = (language) =>
  interviewCanceledMail(language, { ...sampleInterview, canceledBy: 'company' });
