import {
  getCompany,
  listCompanies,
  listCompanyJobs,
  type Company,
  type CompanyCard,
  type CompanyJobsPage,
  type CompanyListPage,
  type JobCard,
  type PrimedEntry,
} from 'shared-contracts';

/** The server's clock in these tests. */
const now = '2026-11-20T12:00:00.000Z';

export function buildCompany(company: Partial<Company> = {}): Company {
  return {
    id: 3,
    externalId: 'e3',
    name: 'Vela Digital',
    slug: 'vela-digital-3',
    logo: null,
    logoUrl: null,
    website: 'https://vela.example.com',
    description: 'Fazemos a aplicação de gestão das lojas de bairro.',
    industry: 'Tecnologia',
    location: 'Porto',
    employees: 1200,
    jobCount: 8,
    ...company,
  };
}

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

export function buildJobCard(job: Partial<JobCard> = {}): JobCard {
  const id = job.id ?? 12;
  return {
    id,
    slug: `analista-de-dados-${id}`,
    title: 'Analista de Dados',
    companyId: 3,
    companyName: 'Vela Digital',
    companySlug: 'vela-digital-3',
    logoUrl: null,
    companyLogoUrl: null,
    city: 'Porto',
    location: 'Porto',
    workplace: 'hybrid',
    remote: false,
    category: 'Dados',
    categorySlug: 'dados',
    jobTypes: ['full-time'],
    type: 'full-time',
    experienceLevel: 'senior',
    salary: { min: 2100, max: 2600, currency: 'EUR', period: 'month', payments: 14 },
    salaryText: null,
    snippet: 'Números que ajudam três mil lojas a decidir.',
    tags: [],
    isFeatured: false,
    featuredUntil: null,
    postedAt: '2026-11-10T09:00:00.000Z',
    created_at: '2026-11-10T09:00:00.000Z',
    isClosed: false,
    ...job,
  };
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
