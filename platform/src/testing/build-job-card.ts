import type { JobCard } from 'shared-contracts';

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
    isClosed: false,
    ...job,
  };
}
