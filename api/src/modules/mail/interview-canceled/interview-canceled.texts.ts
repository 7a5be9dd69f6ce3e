import type { Language } from 'shared-contracts';

const pt = {
  subject: (jobTitle: string) => `Entrevista cancelada: ${jobTitle}`,
  preview: 'A entrevista já não se realiza.',
  title: 'Entrevista cancelada',
  news: {
    candidate: 'A entrevista para esta oferta foi cancelada, como pediu na sua conta:',
    company: 'A empresa cancelou a entrevista para esta oferta:',
  },
  calendar: 'O ficheiro em anexo retira a entrevista do calendário.',
};

const en: typeof pt = {
  subject: (jobTitle) => `Interview canceled: ${jobTitle}`,
  preview: 'The interview does not take place.',
  title: 'Interview canceled',
  news: {
    candidate: 'The interview for this job was canceled, as you asked in your account:',
    company: 'The company canceled the interview for this job:',
  },
  calendar: 'The attached file takes the interview off your calendar.',
};

export const interviewCanceledTexts: Record<Language, typeof pt> = { pt, en };
