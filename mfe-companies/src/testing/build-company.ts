import {
  getCompany,
  getCompanyFigures,
  listCompanies,
  listCompanyJobs,
  type Company,
  type CompanyCard,
  type CompanyFigures,
  type CompanyJobsPage,
  type CompanyListPage,
  type PrimedEntry,
} from 'shared-contracts';
import { buildCompanySummary, buildJobCard } from 'shared-contracts/testing';

/** The server's clock in these tests. */
const now = '2026-11-20T12:00:00.000Z';

export const buildCompany = (company: Partial<Company> = {}): Company => ({
  ...buildCompanySummary(company),
  externalId: company.externalId ?? 'e3',
});

export function buildCompanyCard(name: string, company: Partial<CompanyCard> = {}): CompanyCard {
  const id = company.id ?? 3;
  return {
    id,
    name,
    slug: `empresa-${id}`,
    logo: null,
    logoUrl: null,
    industry: 'Tecnologia',
    location: 'Porto',
    description: 'Gestão para lojas de bairro.',
    jobCount: 14,
    payCount: 11,
    cities: ['Porto', 'Braga'],
    cityCount: 2,
    areas: ['tecnologia', 'design'],
    answerDays: 6,
    ...company,
  };
}

export function buildCompanyList(items: CompanyCard[], page: Partial<CompanyListPage> = {}): CompanyListPage {
  const facets = { industry: [], city: [], workplace: [] };
  const jobTotal = items.reduce((sum, { jobCount }) => sum + jobCount, 0);
  return { items, page: 1, totalPages: 1, total: items.length, jobTotal, facets, ...page };
}

export function buildCompanyJobs(page: Partial<CompanyJobsPage> = {}): CompanyJobsPage {
  const items = page.items ?? [buildJobCard()];
  const total = page.total ?? items.length;
  return { items, page: 1, totalPages: 1, total, open: total, areas: [], withPay: 0, remote: 0, now, ...page };
}

/** The first month of `adverts` is December 2025. */
export function buildFigures(figures: Partial<CompanyFigures> = {}): CompanyFigures {
  const months = ['2025-12', ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)];
  return {
    areas: [{ slug: 'tecnologia', name: 'Tecnologia', count: 6 }],
    cities: [{ name: 'Porto', count: 9, point: { latitude: 41.15, longitude: -8.61 } }],
    remote: 2,
    pay: { stated: 11, open: 14 },
    payEverywhere: { stated: 61, open: 100 },
    adverts: months.map((month, index) => ({ month, count: index })),
    since: 2024,
    answers: null,
    similar: [],
    ...figures,
  };
}

/** Data that the HTML server embeds in /companies. */
export function primedList(value: CompanyListPage, arg: PrimedEntry['arg'] = {}): PrimedEntry[] {
  return [{ template: listCompanies.template, arg, value }];
}

/** Data that the HTML server embeds in /companies/{id}. */
export function primedCompany(company: Company, jobs: CompanyJobsPage, figures?: CompanyFigures): PrimedEntry[] {
  const arg = { companyId: company.slug };
  return [
    { template: getCompany.template, arg, value: company },
    { template: listCompanyJobs.template, arg, value: jobs },
    ...(figures === undefined ? [] : [{ template: getCompanyFigures.template, arg, value: figures }]),
  ];
}
