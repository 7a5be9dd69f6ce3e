import { limits, type JobCard, type JobSearchPage } from 'shared-contracts';

export const site = 'https://trampolim.test';

export function buildCard(given: Partial<JobCard> = {}): JobCard {
  return {
    id: 12,
    slug: 'analista-de-dados-12',
    title: 'Analista de dados',
    companyId: 3,
    companyName: 'Atlântico',
    companySlug: 'atlantico',
    logoUrl: null,
    companyLogoUrl: null,
    city: 'Lisboa',
    location: 'Lisboa',
    workplace: 'hybrid',
    remote: false,
    category: 'Tecnologia',
    categorySlug: 'tecnologia',
    jobTypes: ['full-time'],
    type: 'full-time',
    experienceLevel: 'senior',
    salary: { min: 2100, max: 2600, currency: 'EUR', period: 'month', payments: 14 },
    salaryText: null,
    snippet: 'Vai ler dados.',
    tags: [],
    isFeatured: false,
    featuredUntil: null,
    postedAt: '2026-05-04T09:30:00.000Z',
    created_at: '2026-05-04T09:30:00.000Z',
    isClosed: false,
    ...given,
  };
}

/** A search result page with these jobs. */
export function buildPage(jobs: readonly JobCard[], page: number, given: Partial<JobSearchPage> = {}): JobSearchPage {
  const pageSize = limits.searchPageSize;
  return {
    items: jobs.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    totalPages: Math.ceil(jobs.length / pageSize),
    total: jobs.length,
    totalIsExact: true,
    facets: { category: [], location: [], type: [], experienceLevel: [], postedWithin: [], remote: [] },
    category: null,
    company: null,
    correction: null,
    relaxation: null,
    now: '2026-05-06T10:00:00.000Z',
    ...given,
  };
}
