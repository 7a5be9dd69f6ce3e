import type { Language, Workplace } from 'shared-contracts';

interface FeedTexts {
  jobs: string;
  description: string;
  corrected: (used: string) => string;
  workplaces: Record<Workplace, string>;
}

export const feedTexts: Record<Language, FeedTexts> = {
  pt: {
    jobs: 'Ofertas de emprego em Portugal',
    description: 'As ofertas mais recentes desta pesquisa.',
    corrected: (used) => `A mostrar resultados para “${used}”.`,
    workplaces: { onsite: 'Presencial', hybrid: 'Híbrido', remote: 'Remoto' },
  },
  en: {
    jobs: 'Jobs in Portugal',
    description: 'The newest jobs of this search.',
    corrected: (used) => `Showing results for “${used}”.`,
    workplaces: { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
  },
};
