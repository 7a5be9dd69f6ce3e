import {
  experienceLevelLabels,
  typeFilterLabels,
  type ExperienceLevel,
  type Language,
  type TypeFilter,
  type Workplace,
} from 'shared-contracts';

interface FeedTexts {
  jobs: string;
  description: string;
  corrected: (used: string) => string;
  remoteOnly: string;
  types: Record<TypeFilter, string>;
  levels: Record<ExperienceLevel, string>;
  workplaces: Record<Workplace, string>;
}

export const feedTexts: Record<Language, FeedTexts> = {
  pt: {
    jobs: 'Ofertas de emprego em Portugal',
    description: 'As ofertas mais recentes desta pesquisa.',
    corrected: (used) => `A mostrar resultados para “${used}”.`,
    remoteOnly: 'Remoto',
    types: {
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
    levels: { entry: 'Sem experiência', junior: 'Júnior', mid: 'Intermédio', senior: 'Sénior', expert: 'Especialista' },
    workplaces: { onsite: 'Presencial', hybrid: 'Híbrido', remote: 'Remoto' },
  },
  en: {
    jobs: 'Jobs in Portugal',
    description: 'The newest jobs of this search.',
    corrected: (used) => `Showing results for “${used}”.`,
    remoteOnly: 'Remote',
    types: typeFilterLabels,
    levels: experienceLevelLabels,
    workplaces: { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
  },
};
