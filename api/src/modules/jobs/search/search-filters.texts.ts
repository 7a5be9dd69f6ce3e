import {
  byName,
  experienceLevelLabels,
  languages,
  typeFilterLabels,
  type ClosedFilter,
  type FilterValue,
  type Language,
} from 'shared-contracts';

/** Feed titles and mails do not name the period. */
type Labels = { [Name in Exclude<ClosedFilter, 'postedWithin'>]: Record<FilterValue<Name>, string> };

const labels: Record<Language, Labels> = {
  pt: {
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
    schedule: { 'full-time': 'Tempo inteiro', 'part-time': 'Tempo parcial', 'weekend-only': 'Fins de semana' },
    workplace: { onsite: 'Presencial', hybrid: 'Híbrido', remote: 'Remoto' },
    withPay: { true: 'Com vencimento' },
    closingSoon: { true: 'A terminar' },
    language: { pt: 'Anúncio em português', en: 'Anúncio em inglês' },
  },
  en: {
    type: typeFilterLabels,
    experienceLevel: experienceLevelLabels,
    schedule: typeFilterLabels,
    workplace: { onsite: 'On-site', hybrid: 'Hybrid', remote: 'Remote' },
    withPay: { true: 'Pay stated' },
    closingSoon: { true: 'Closing soon' },
    language: { pt: 'In Portuguese', en: 'In English' },
  },
};

const byNameAndValue = byName(
  languages,
  (language) =>
    new Map(Object.entries(labels[language]).map(([name, values]) => [name, new Map(Object.entries(values))])),
);

/** Label of a filter's value for feed titles and mails; undefined if it has none. */
export const filterLabel = (name: ClosedFilter, value: string, language: Language): string | undefined =>
  byNameAndValue[language].get(name)?.get(value);
