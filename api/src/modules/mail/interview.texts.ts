import { brand, type InterviewType, type Language } from 'shared-contracts';

/** The details of an interview in mails. */
export interface MailedInterview {
  /** Name of the candidate. */
  candidateName: string | null;
  jobTitle: string;
  companyName: string;
  /** ISO 8601. */
  scheduledAt: string;
  interviewType: InterviewType;
  /** Address, telephone number or URL of the call. */
  location: string | null;
  interviewerName: string | null;
}

const pt = {
  greeting: (name: string | null) => (name === null ? 'Olá.' : `Olá, ${name}.`),
  moment: (moment: string) => `${moment} (hora de Lisboa)`,
  types: { video: 'Por vídeo', phone: 'Por telefone', onsite: 'Presencial' } satisfies Record<InterviewType, string>,
  with: (name: string) => `Com ${name}`,
  view: 'Ver as entrevistas',
  calendar: 'O ficheiro em anexo leva a entrevista para o calendário.',
  reason: `Recebe este e-mail porque tem uma entrevista marcada através do site ${brand.name}.`,
};

const en: typeof pt = {
  greeting: (name) => (name === null ? 'Hello.' : `Hello, ${name}.`),
  moment: (moment) => `${moment} (Lisbon time)`,
  types: { video: 'By video', phone: 'By telephone', onsite: 'On site' },
  with: (name) => `With ${name}`,
  view: 'View the interviews',
  calendar: 'The attached file takes the interview to your calendar.',
  reason: `You get this email because you have an interview that was arranged through ${brand.name}.`,
};

/** Texts shared by the mails about interviews. */
export const interviewTexts: Record<Language, typeof pt> = { pt, en };
