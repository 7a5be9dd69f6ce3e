import {
  experienceLevelLabels,
  typeFilterLabels,
  type ClosedFilter,
  type FilterValue,
  type Language,
  type Workplace,
} from 'shared-contracts';

interface FeedTexts {
  jobs: string;
  description: string;
  corrected: (used: string) => string;
  /** Values of filters in a feed's title. */
  filters: { [Name in Exclude<ClosedFilter, 'postedWithin'>]: Record<FilterValue<Name>, string> };
  workplaces: Record<Workplace, string>;
}

export const feedTexts: Record<Language, FeedTexts> = {
  pt: {
    jobs: 'Ofertas de emprego em Portugal',
    description: 'As ofertas mais recentes desta pesquisa.',
    corrected: (used) => `A mostrar resultados para “${used}”.`,
    filters: {
      type: {
        'full-time': 'Tempo inteiro',
        'part-time': 'Tempo parcial',
        contract: 'Contrato a termo',
        freelance: 'Prestação de serviços',
        internship: 'Estágio',
        temporary: 'Temporário',
        'weekend-only': 'Fins de semana',
        'project-based': 'Por projeto',
        'remote-only': 'Só remoto',
        hybrid: 'Híbrido',
      },
      experienceLevel: {
        entry: 'Sem experiência',
        junior: 'Júnior',
        mid: 'Intermédio',
        senior: 'Sénior',
        expert: 'Especialista',
      },
      remote: { true: 'Remoto' },
    },
    workplaces: { onsite: 'Presencial', hybrid: 'Híbrido', remote: 'Remoto' },
  },
  en: {
    jobs: 'Jobs in Portugal',
    description: 'The newest jobs of this search.',
    corrected: (used) => `Showing results for “${used}”.`,
    filters: { type: typeFilterLabels, experienceLevel: experienceLevelLabels, remote: { true: 'Remote' } },
    workplaces: { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
  },
};
