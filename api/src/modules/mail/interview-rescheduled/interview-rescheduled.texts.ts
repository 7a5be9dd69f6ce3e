import type { Language } from 'shared-contracts';

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
  message: 'The interview for this job was rescheduled. This is how it stands:',
};

export const interviewRescheduledTexts: Record<Language, typeof pt> = { pt, en };
