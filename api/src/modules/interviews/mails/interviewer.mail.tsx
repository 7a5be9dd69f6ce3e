import type { Language } from 'shared-contracts';
import {
  createPersonalMail,
  MailText,
  safeUserText,
  type Mail,
  type MailKindToOthers,
  type MailSample,
} from '../../mail/index.ts';
import { InterviewRow, sampleInterview, type MailedInterview } from './interview-mail.parts.tsx';

/**
 * Events that are mailed to interviewers and to users assigned to the job: an interview is planned, rescheduled, or canceled
 * by the company; it has a new interviewer (`released`, to the former interviewer only); the candidate canceled it
 * (`dropped`); its job was deleted or closed; its application was withdrawn; it has ended without a recorded outcome
 * (`outcome-due`, to assigned users only).
 */
export const interviewerEvents = [
  'planned',
  'rescheduled',
  'canceled',
  'released',
  'dropped',
  'job-ended',
  'withdrawn',
  'outcome-due',
] as const;
export type InterviewerEvent = (typeof interviewerEvents)[number];

/** Kinds of these mails. Their subject is a candidate; their recipient is not. */
export const interviewerMailKinds = {
  planned: 'interviewer-planned',
  rescheduled: 'interviewer-rescheduled',
  canceled: 'interviewer-canceled',
  released: 'interviewer-released',
  dropped: 'interview-dropped',
  'job-ended': 'interviewer-job-ended',
  withdrawn: 'interviewer-withdrawn',
  'outcome-due': 'interview-outcome-due',
} as const satisfies Record<InterviewerEvent, MailKindToOthers>;

interface EventTexts {
  subject: (jobTitle: string) => string;
  preview: string;
  title: string;
  /** `name`: of the candidate, or null if unknown. */
  message: (name: string | null) => string;
}

interface InterviewerTexts {
  events: Record<InterviewerEvent, EventTexts>;
  reason: string;
  /** Texts that differ for a user assigned to the job. */
  assigned: { planned: EventTexts['message']; reason: string };
}

const off = {
  pt: {
    subject: (jobTitle: string) => `Entrevista cancelada: ${jobTitle}`,
    preview: 'A entrevista já não se realiza.',
    title: 'Entrevista cancelada',
  },
  en: {
    subject: (jobTitle: string) => `Interview cancelled: ${jobTitle}`,
    preview: 'The interview will not take place.',
    title: 'Interview cancelled',
  },
};

const pt: InterviewerTexts = {
  events: {
    planned: {
      subject: (jobTitle) => `Entrevista marcada: ${jobTitle}`,
      preview: 'O dia, a hora e o local estão neste e-mail.',
      title: 'Entrevista marcada',
      message: (name) => `Tem uma entrevista marcada com ${name ?? 'uma pessoa candidata'} para esta oferta:`,
    },
    rescheduled: {
      subject: (jobTitle) => `Entrevista remarcada: ${jobTitle}`,
      preview: 'O novo dia, a hora e o local estão neste e-mail.',
      title: 'Entrevista remarcada',
      message: (name) => `A entrevista com ${name ?? 'a pessoa candidata'} para esta oferta foi remarcada. Fica assim:`,
    },
    canceled: {
      ...off.pt,
      message: (name) =>
        `A entrevista com ${name ?? 'a pessoa candidata'} para esta oferta foi cancelada pela empresa:`,
    },
    released: {
      subject: (jobTitle) => `Entrevista com outra pessoa: ${jobTitle}`,
      preview: 'A entrevista passou para outra pessoa.',
      title: 'Entrevista com outra pessoa',
      message: (name) =>
        `A entrevista com ${name ?? 'a pessoa candidata'} para esta oferta já não está a seu cargo. Era esta:`,
    },
    dropped: {
      ...off.pt,
      message: (name) => `${name ?? 'A pessoa candidata'} cancelou a entrevista para esta oferta:`,
    },
    'job-ended': {
      ...off.pt,
      message: (name) =>
        `Esta oferta foi fechada ou eliminada. Por isso, a entrevista com ${name ?? 'a pessoa candidata'} foi cancelada:`,
    },
    withdrawn: {
      ...off.pt,
      message: (name) =>
        `${name ?? 'A pessoa candidata'} retirou a candidatura a esta oferta. Por isso, a entrevista foi cancelada:`,
    },
    'outcome-due': {
      subject: (jobTitle) => `Entrevista por concluir: ${jobTitle}`,
      preview: 'Falta registar se a entrevista se realizou.',
      title: 'Entrevista por concluir',
      message: (name) =>
        `A hora da entrevista com ${name ?? 'a pessoa candidata'} para esta oferta já passou. Falta registar se se realizou ou se foi cancelada:`,
    },
  },
  reason: 'Recebe este e-mail porque este endereço foi indicado como contacto para a entrevista.',
  assigned: {
    planned: (name) => `Foi marcada uma entrevista com ${name ?? 'uma pessoa candidata'} para esta oferta:`,
    reason: 'Recebe este e-mail porque faz parte da equipa que acompanha esta oferta.',
  },
};

const en: InterviewerTexts = {
  events: {
    planned: {
      subject: (jobTitle) => `Interview scheduled: ${jobTitle}`,
      preview: 'The day, the time and the place are in this email.',
      title: 'Interview scheduled',
      message: (name) => `You have an interview with ${name ?? 'a candidate'} for this job:`,
    },
    rescheduled: {
      subject: (jobTitle) => `Interview rescheduled: ${jobTitle}`,
      preview: 'The new day, the time and the place are in this email.',
      title: 'Interview rescheduled',
      message: (name) => `The interview with ${name ?? 'the candidate'} for this job was rescheduled. The new details:`,
    },
    canceled: {
      ...off.en,
      message: (name) => `The company cancelled the interview with ${name ?? 'the candidate'} for this job:`,
    },
    released: {
      subject: (jobTitle) => `Interview with somebody else: ${jobTitle}`,
      preview: 'Somebody else leads the interview.',
      title: 'Interview with somebody else',
      message: (name) =>
        `The interview with ${name ?? 'the candidate'} for this job is no longer yours. It was this one:`,
    },
    dropped: {
      ...off.en,
      message: (name) => `${name ?? 'The candidate'} cancelled the interview for this job:`,
    },
    'job-ended': {
      ...off.en,
      message: (name) =>
        `This job was closed or deleted, so the interview with ${name ?? 'the candidate'} was cancelled:`,
    },
    withdrawn: {
      ...off.en,
      message: (name) =>
        `${name ?? 'The candidate'} withdrew the application for this job, so the interview was cancelled:`,
    },
    'outcome-due': {
      subject: (jobTitle) => `Interview without an outcome: ${jobTitle}`,
      preview: 'Whether the interview took place is not recorded yet.',
      title: 'Interview without an outcome',
      message: (name) =>
        `The time of the interview with ${name ?? 'the candidate'} for this job has passed. Whether it took place or was cancelled is not recorded yet:`,
    },
  },
  reason: 'You get this email because this address was given as the contact for the interview.',
  assigned: {
    planned: (name) => `An interview with ${name ?? 'a candidate'} was scheduled for this job:`,
    reason: 'You get this email because you are part of the team that is assigned to this job.',
  },
};

export const interviewerTexts: Record<Language, InterviewerTexts> = { pt, en };

/** To the interviewer of an interview or a user assigned to its job, about any event. */
export function interviewerMail(
  language: Language,
  interview: MailedInterview,
  event: InterviewerEvent,
  /** The assigned user who receives the mail; absent: the recipient is the interviewer. */
  assignee?: { name: string | null },
): Mail {
  const { assigned, events, reason } = interviewerTexts[language];
  const texts = events[event];
  const message = assignee !== undefined && event === 'planned' ? assigned.planned : texts.message;
  const recipientName = assignee === undefined ? interview.interviewerName : assignee.name;
  return createPersonalMail(language, {
    texts: {
      ...texts,
      subject: texts.subject(interview.jobTitle),
      reason: assignee === undefined ? reason : assigned.reason,
    },
    recipientName,
    content: (
      <>
        <MailText>{message(safeUserText(interview.candidateName))}</MailText>
        <InterviewRow interview={interview} language={language} />
      </>
    ),
  });
}

export const sample: MailSample = (language) => interviewerMail(language, sampleInterview, 'planned');
