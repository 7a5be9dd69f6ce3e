import type { ApplicationStatus, Language } from 'shared-contracts';
import {
  createPersonalMail,
  formatDateTime,
  MailButton,
  MailNote,
  MailRow,
  MailText,
  sampleLink,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';
import { applicationTexts } from './application-mail.texts.ts';

const pt = {
  statuses: {
    reviewing: {
      subject: (jobTitle: string) => `Candidatura em análise: ${jobTitle}`,
      title: 'Candidatura em análise',
      message: 'A empresa está a analisar a sua candidatura.',
      next: 'Não precisa de fazer nada por agora. Avisamos quando houver novidades.',
    },
    interview: {
      subject: (jobTitle: string) => `Fase de entrevista: ${jobTitle}`,
      title: 'Fase de entrevista',
      message: 'A sua candidatura passou à fase de entrevista.',
      next: 'A empresa trata consigo do dia e da hora. É boa altura para reler a oferta e o currículo que enviou.',
    },
    accepted: {
      subject: (jobTitle: string) => `Candidatura aceite: ${jobTitle}`,
      title: 'Candidatura aceite',
      message: 'A empresa aceitou a sua candidatura.',
      next: 'Parabéns. A empresa trata consigo dos próximos passos.',
    },
    declined: {
      subject: (jobTitle: string) => `Resposta à sua candidatura: ${jobTitle}`,
      title: 'Resposta à sua candidatura',
      message: 'Desta vez, a empresa não avança com a sua candidatura.',
      next: 'Lamentamos. Agradecemos o tempo que lhe dedicou. A decisão é sobre esta oferta, e há outras em que o que sabe faz falta.',
    },
  },
  view: 'Ver a candidatura',
  note: 'Quem tiver esta ligação pode ver e retirar a candidatura: não reencaminhe este e-mail.',
};

const en: typeof pt = {
  statuses: {
    reviewing: {
      subject: (jobTitle) => `Application under review: ${jobTitle}`,
      title: 'Application under review',
      message: 'The company is reviewing your application.',
      next: 'There is nothing to do for now. We will tell you when there is news.',
    },
    interview: {
      subject: (jobTitle) => `Interview stage: ${jobTitle}`,
      title: 'Interview stage',
      message: 'Your application has moved on to the interview stage.',
      next: 'The company will arrange day and time with you. It is a good moment to read the job and your resume again.',
    },
    accepted: {
      subject: (jobTitle) => `Application accepted: ${jobTitle}`,
      title: 'Application accepted',
      message: 'The company has accepted your application.',
      next: 'Congratulations. The company will go through the next steps with you.',
    },
    declined: {
      subject: (jobTitle) => `An answer to your application: ${jobTitle}`,
      title: 'An answer to your application',
      message: 'This time, the company is not taking your application further.',
      next: 'We are sorry. Thank you for the time you gave it. The decision is about this job, and there are others that need what you know.',
    },
  },
  view: 'View the application',
  note: 'Whoever has this link can see and withdraw the application: please do not forward this email.',
};

export const applicationStatusChangedTexts: Record<Language, typeof pt> = { pt, en };

/** Statuses that are mailed to applicants. */
export type MailedStatus = Exclude<ApplicationStatus, 'pending'>;

export interface ApplicationStatusChanged {
  applicantName: string | null;
  jobTitle: string;
  companyName: string;
  status: MailedStatus;
  /** ISO 8601. */
  submittedAt: string;
  /** Absolute. The link gives access to the application: its status and the withdrawal. */
  link: string;
}

/** To an applicant who gave an address, when the company changes the status of the application. */
export function applicationStatusChangedMail(language: Language, application: ApplicationStatusChanged): Mail {
  const { applicantName, jobTitle, companyName, status, submittedAt, link } = application;
  const { sent, reason } = applicationTexts[language];
  const { statuses, view, note } = applicationStatusChangedTexts[language];
  const { subject, title, message, next } = statuses[status];
  return createPersonalMail(language, {
    texts: { title, subject: subject(jobTitle), preview: message, reason },
    recipientName: applicantName,
    content: (
      <>
        <MailText>{message}</MailText>
        <MailRow title={jobTitle} facts={[companyName, sent(formatDateTime(submittedAt, language))]} />
        <MailText>{next}</MailText>
        <MailButton href={link}>{view}</MailButton>
        <MailNote>{note}</MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  applicationStatusChangedMail(language, {
    applicantName: 'Maria João',
    jobTitle: 'Analista de dados',
    companyName: 'Vela Digital',
    status: 'interview',
    submittedAt: '2026-11-05T14:05:00Z',
    link: sampleLink('/applications/'),
  });
