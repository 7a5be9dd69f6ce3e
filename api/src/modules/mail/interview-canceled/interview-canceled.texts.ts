import type { Language } from 'shared-contracts';

const pt = {
  subject: (jobTitle: string) => `Entrevista cancelada: ${jobTitle}`,
  preview: 'A entrevista já não se realiza.',
  title: 'Entrevista cancelada',
  news: {
    candidate: 'A entrevista para esta oferta foi cancelada, como pediu na sua conta:',
    company: 'A empresa cancelou a entrevista para esta oferta:',
  },
  dropped: (name: string | null) =>
    name === null
      ? 'A pessoa candidata cancelou a entrevista para esta oferta:'
      : `${name} cancelou a entrevista para esta oferta:`,
  calendar: 'O ficheiro em anexo retira a entrevista do calendário.',
  interviewerReason: 'Recebe este e-mail porque este endereço foi indicado como contacto para a entrevista.',
};

const en: typeof pt = {
  subject: (jobTitle) => `Interview canceled: ${jobTitle}`,
  preview: 'The interview does not take place.',
  title: 'Interview canceled',
  news: {
    candidate: 'The interview for this job was canceled, as you asked in your account:',
    company: 'The company canceled the interview for this job:',
  },
  dropped: (name) =>
    name === null
      ? 'The candidate canceled the interview for this job:'
      : `${name} canceled the interview for this job:`,
  calendar: 'The attached file takes the interview off your calendar.',
  interviewerReason: 'You get this email because this address was given as the contact for the interview.',
};

export const interviewCanceledTexts: Record<Language, typeof pt> = { pt, en };
