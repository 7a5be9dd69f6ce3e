import { brand, type InterviewType, type Language } from 'shared-contracts';

const pt = {
  name: `Entrevistas · ${brand.name}`,
  summary: (jobTitle: string, companyName: string) => `Entrevista: ${jobTitle} (${companyName})`,
  types: { video: 'Por vídeo', phone: 'Por telefone', onsite: 'Presencial' } satisfies Record<InterviewType, string>,
  with: (name: string) => `Com ${name}`,
};

const en: typeof pt = {
  name: `Interviews · ${brand.name}`,
  summary: (jobTitle, companyName) => `Interview: ${jobTitle} (${companyName})`,
  types: { video: 'By video', phone: 'By telephone', onsite: 'On site' },
  with: (name) => `With ${name}`,
};

export const calendarTexts: Record<Language, typeof pt> = { pt, en };
