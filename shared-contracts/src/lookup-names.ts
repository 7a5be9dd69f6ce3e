import type { Language } from './enums.ts';
import type { JobSearchPage } from './jobs.contract.ts';
import { fold } from './plain-text.ts';

/** English category names by canonical slug. */
const english: Readonly<Record<string, string>> = {
  administrativo: 'Administration',
  'apoio-ao-cliente': 'Customer Service',
  construcao: 'Construction',
  educacao: 'Education',
  engenharia: 'Engineering',
  financas: 'Finance',
  financascontabilidade: 'Finance/Accounting',
  'hotelaria-e-restauracao': 'Hospitality and Catering',
  imobiliario: 'Real Estate',
  industriaproducao: 'Manufacturing/Production',
  juridico: 'Legal',
  limpeza: 'Cleaning',
  logistica: 'Logistics',
  'logistica-e-armazem': 'Logistics and Warehousing',
  'recursos-humanos': 'Human Resources',
  retalho: 'Retail',
  saude: 'Health',
  tecnologia: 'Technology',
  transportes: 'Transport',
  vendas: 'Sales',
  vendascomercial: 'Sales/Commercial',
};

/** Category name in the page's language: the translation of a known slug in English, else the source's name. */
export function categoryName(category: { slug: string; name: string }, language: Language): string {
  return (language === 'en' && english[category.slug]) || category.name;
}

const keyOf = (name: string) => fold(name).trim();

/** Canonical spelling of a requested city, from the place facets. A URL may contain it without accents or in lower case. */
export function placeName(asked: string, page: Pick<JobSearchPage, 'facets'> | undefined): string {
  return page?.facets.location.find(({ value }) => keyOf(value) === keyOf(asked))?.value ?? asked;
}
