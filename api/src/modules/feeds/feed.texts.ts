import {
  experienceLevelLabels,
  jobTypeLabels,
  type ExperienceLevel,
  type JobType,
  type Language,
  type SalaryPeriod,
  type Workplace,
} from 'shared-contracts';

interface FeedTexts {
  jobs: string;
  description: string;
  corrected: (used: string) => string;
  remoteOnly: string;
  types: Record<JobType, string>;
  levels: Record<ExperienceLevel, string>;
  workplaces: Record<Workplace, string>;
  pay: Record<SalaryPeriod, string> & Record<'from' | 'upTo', (amount: string) => string>;
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
    },
    levels: { entry: 'Sem experiência', junior: 'Júnior', mid: 'Intermédio', senior: 'Sénior', expert: 'Especialista' },
    workplaces: { onsite: 'Presencial', hybrid: 'Híbrido', remote: 'Remoto' },
    pay: {
      from: (amount) => `desde ${amount}`,
      upTo: (amount) => `até ${amount}`,
      hour: '/hora',
      day: '/dia',
      week: '/semana',
      month: '/mês',
      year: '/ano',
    },
  },
  en: {
    jobs: 'Jobs in Portugal',
    description: 'The newest jobs of this search.',
    corrected: (used) => `Showing results for “${used}”.`,
    remoteOnly: 'Remote',
    types: jobTypeLabels,
    levels: experienceLevelLabels,
    workplaces: { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
    pay: {
      from: (amount) => `from ${amount}`,
      upTo: (amount) => `up to ${amount}`,
      hour: '/hour',
      day: '/day',
      week: '/week',
      month: '/month',
      year: '/year',
    },
  },
};
