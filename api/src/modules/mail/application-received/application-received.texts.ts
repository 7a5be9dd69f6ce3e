import type { Language } from 'shared-contracts';

const pt = {
  subject: (jobTitle: string) => `Candidatura recebida: ${jobTitle}`,
  preview: 'Pela ligação neste e-mail pode seguir a candidatura ou retirá-la.',
  title: 'Candidatura recebida',
  received: 'Recebemos o seu currículo para esta oferta:',
  missing: (count: number) =>
    count === 1 ? 'Falta 1 resposta às perguntas da empresa.' : `Faltam ${count} respostas às perguntas da empresa.`,
  complete: 'Responda para completar a candidatura.',
  answer: 'Responder às perguntas',
  view: 'Ver a candidatura',
  link: 'Com esta ligação pode seguir a candidatura ou retirá-la quando quiser. Quem a tiver pode fazer o mesmo: não reencaminhe este e-mail.',
};

const en: typeof pt = {
  subject: (jobTitle) => `Application received: ${jobTitle}`,
  preview: 'With the link in this email you can follow or withdraw your application.',
  title: 'Application received',
  received: 'We received your resume for this job:',
  missing: (count) =>
    count === 1
      ? "1 answer to the company's questions is missing."
      : `${count} answers to the company's questions are missing.`,
  complete: 'Answer to complete your application.',
  answer: 'Answer the questions',
  view: 'View the application',
  link: 'With this link you can follow or withdraw your application at any time. Whoever has it can do the same: please do not forward this email.',
};

export const applicationReceivedTexts: Record<Language, typeof pt> = { pt, en };
