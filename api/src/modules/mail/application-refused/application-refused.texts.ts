import type { Language } from 'shared-contracts';

const pt = {
  subject: (jobTitle: string) => `Candidatura não entregue: ${jobTitle}`,
  preview: 'A oferta fechou antes de a sua candidatura chegar à empresa.',
  title: 'Candidatura não entregue',
  refused: 'Esta oferta fechou antes de a sua candidatura chegar à empresa:',
  nothing: 'Lamentamos. A empresa não recebeu o seu currículo nem o que escreveu.',
  similar: 'Ver ofertas parecidas',
};

const en: typeof pt = {
  subject: (jobTitle) => `Application not delivered: ${jobTitle}`,
  preview: 'The job closed before your application reached the company.',
  title: 'Application not delivered',
  refused: 'This job closed before your application reached the company:',
  nothing: 'We are sorry. The company received neither your resume nor what you wrote.',
  similar: 'See similar jobs',
};

export const applicationRefusedTexts: Record<Language, typeof pt> = { pt, en };
