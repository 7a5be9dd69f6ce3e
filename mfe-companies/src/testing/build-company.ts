import {
  getCompany,
  listCompanies,
  listCompanyJobs,
  type Company,
  type CompanyCard,
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
    jobCount: 14,
    ...company,
  };
}

export function buildCompanyList(items: CompanyCard[], page: Partial<CompanyListPage> = {}): CompanyListPage {
  return { items, page: 1, totalPages: 1, total: items.length, ...page };
}

export function buildCompanyJobs(page: Partial<CompanyJobsPage> = {}): CompanyJobsPage {
  const items = page.items ?? [buildJobCard()];
  return { items, page: 1, totalPages: 1, total: items.length, now, ...page };
}

/** Data that the HTML server embeds in /companies. */
export function primedList(value: CompanyListPage, arg: PrimedEntry['arg'] = {}): PrimedEntry[] {
  return [{ endpointName: listCompanies.name, arg, value }];
}

/** Data that the HTML server embeds in /companies/{id}. */
export function primedCompany(company: Company, jobs: CompanyJobsPage): PrimedEntry[] {
  const arg = { companyId: company.slug };
  return [
    { endpointName: getCompany.name, arg, value: company },
    { endpointName: listCompanyJobs.name, arg, value: jobs },
  ];
}
