import { listCompanies, type CompanyCard, type CompanyListPage, type PrimedEntry } from 'shared-contracts';
import { mostJobsFirst } from '../remote';

export const buildCompany = (name: string, company: Partial<CompanyCard> = {}): CompanyCard => ({
  id: 3,
  name,
  slug: 'vela-digital-3',
  logo: null,
  logoUrl: null,
  industry: 'Tecnologia',
  location: 'Porto',
  description: null,
  jobCount: 14,
  payCount: 11,
  cities: ['Porto'],
  cityCount: 1,
  areas: ['tecnologia'],
  answerDays: 6,
  ...company,
});

export const buildCompanies = (items: CompanyCard[]): CompanyListPage => ({
  items,
  page: 1,
  totalPages: 1,
  total: items.length,
  jobTotal: items.reduce((sum, { jobCount }) => sum + jobCount, 0),
  facets: { industry: [], city: [], workplace: [] },
});

/** Data that the HTML server embeds in the page. */
export const primedCompanies = (value: CompanyListPage): PrimedEntry[] => [
  { template: listCompanies.template, arg: mostJobsFirst, value },
];
