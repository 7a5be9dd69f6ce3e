// Records for the tests of all packages. Only tests import this entry.
import type { CompanySummary } from '../companies.contract.ts';
import type { FacetValue } from '../facets.ts';
import { byName, facetNames } from '../job-filter.ts';
import type { Job, JobCard, JobSearchPage } from '../jobs.contract.ts';
import { limits } from '../limits.ts';
import type { PrimedEntry } from '../page.contract.ts';
import type { RemoteDeclaration } from '../remote.contract.ts';

/** A job of a list; `job` overrides fields. */
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
    category: 'Tecnologia',
    categorySlug: 'tecnologia',
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
    closesAt: null,
    isClosed: false,
    ...job,
  };
}

/** The company of `buildJobCard`. */
export function buildCompanySummary(company: Partial<CompanySummary> = {}): CompanySummary {
  return {
    id: 3,
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

/** `buildJobCard`'s job with all its details. */
export function buildJob(job: Partial<Job> = {}): Job {
  return {
    ...buildJobCard(job),
    categoryId: 1,
    company: buildCompanySummary(),
    places: [{ city: 'Porto', region: 'Porto', country: 'PT' }],
    description: '<p>Todas as manhãs, três mil lojas abrem a Vela.</p>',
    requirements: null,
    benefits: null,
    language: 'pt',
    validThrough: '2027-02-18T23:59:59.000Z',
    closedAt: null,
    updatedAt: '2026-11-10T09:00:00.000Z',
    questionCount: 0,
    related: [],
    payRange: null,
    now: '2026-11-20T12:00:00.000Z',
    ...job,
  };
}

/** A page of search results without facets. Default: the only page of `items`, one job. */
export function buildSearchPage(page: Partial<JobSearchPage> = {}): JobSearchPage {
  const items = page.items ?? [buildJobCard()];
  return {
    items,
    page: 1,
    pageSize: limits.searchPageSize,
    totalPages: 1,
    total: items.length,
    totalIsExact: true,
    facets: byName(facetNames, (): FacetValue[] => []),
    category: null,
    companies: [],
    places: [],
    correction: null,
    relaxation: null,
    now: '2026-11-20T12:00:00.000Z',
    ...page,
  };
}

/** An empty response for each GET that a remote declares as data of its routes and fragments. */
export function declaredData({
  routes,
  fragments = {},
}: Pick<RemoteDeclaration, 'routes' | 'fragments'>): PrimedEntry[] {
  const declared = [...routes, ...Object.values(fragments)].flatMap(({ data = [] }) => data);
  return declared.map(({ template }) => ({ template, arg: {}, value: {} }));
}

export * from './teams.ts';
