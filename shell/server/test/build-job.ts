import type { CompanySummary, Job, JobCard, JobSearchFacets, JobSearchPage } from 'shared-contracts';

export function buildJobCard(given: Partial<JobCard> = {}): JobCard {
  return {
    id: 12,
    slug: 'analista-de-dados-12',
    title: 'Analista de dados',
    companyId: 3,
    companyName: 'Atlântico',
    companySlug: 'atlantico',
    logoUrl: '/files/logos/3.png',
    companyLogoUrl: '/files/logos/3.png',
    city: 'Lisboa',
    location: 'Lisboa',
    workplace: 'onsite',
    remote: false,
    category: 'Tecnologia',
    categorySlug: 'tecnologia',
    jobTypes: ['full-time'],
    type: 'full-time',
    experienceLevel: 'senior',
    salary: { min: 2100, max: 2600, currency: 'EUR', period: 'month', payments: 14 },
    salaryText: null,
    snippet: 'Vai ler dados e contar o que dizem.',
    tags: [],
    isFeatured: false,
    featuredUntil: null,
    postedAt: '2026-05-04T09:30:00.000Z',
    created_at: '2026-05-04T09:30:00.000Z',
    isClosed: false,
    ...given,
  };
}

export function buildCompany(given: Partial<CompanySummary> = {}): CompanySummary {
  return {
    id: 3,
    name: 'Atlântico',
    slug: 'atlantico',
    logoUrl: null,
    logo: null,
    website: 'https://atlantico.example',
    description: null,
    industry: null,
    location: null,
    employees: null,
    jobCount: 1,
    ...given,
  };
}

export function buildJob(given: Partial<Job> = {}): Job {
  return {
    ...buildJobCard(),
    categoryId: 1,
    company: buildCompany(),
    places: [{ city: 'Lisboa', region: 'Lisboa', country: 'PT' }],
    description: '<p>Vai ler dados.</p><ul><li>SQL</li></ul>',
    requirements: null,
    benefits: null,
    language: 'pt',
    validThrough: '2026-08-02T09:30:00.000Z',
    closedAt: null,
    updatedAt: '2026-05-04T09:30:00.000Z',
    questionCount: 0,
    related: [],
    now: '2026-05-06T10:00:00.000Z',
    ...given,
  };
}

const facets: JobSearchFacets = {
  category: [],
  location: [],
  type: [],
  experienceLevel: [],
  postedWithin: [],
  remote: [],
};

export function buildSearchPage(given: Partial<JobSearchPage> = {}): JobSearchPage {
  return {
    items: [buildJobCard(), buildJobCard({ id: 13, slug: 'engenheira-13', title: 'Engenheira' })],
    page: 1,
    pageSize: 10,
    totalPages: 1,
    total: 2,
    totalIsExact: true,
    facets,
    category: null,
    company: null,
    correction: null,
    relaxation: null,
    now: '2026-05-06T10:00:00.000Z',
    ...given,
  };
}
