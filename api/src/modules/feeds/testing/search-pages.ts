import { limits, type JobCard, type JobSearchPage } from 'shared-contracts';
import { buildJobCard, buildSearchPage } from 'shared-contracts/testing';

export const site = 'https://trampolim.test';

export const buildCard = (job: Partial<JobCard> = {}): JobCard =>
  buildJobCard({
    slug: 'analista-de-dados-12',
    title: 'Analista de dados',
    companyName: 'Atlântico',
    companySlug: 'atlantico',
    city: 'Lisboa',
    location: 'Lisboa',
    snippet: 'Vai ler dados.',
    postedAt: '2026-05-04T09:30:00.000Z',
    created_at: '2026-05-04T09:30:00.000Z',
    ...job,
  });

/** A search result page with these jobs. */
export function buildPage(jobs: readonly JobCard[], page: number, given: Partial<JobSearchPage> = {}): JobSearchPage {
  const pageSize = limits.searchPageSize;
  return buildSearchPage({
    items: jobs.slice((page - 1) * pageSize, page * pageSize),
    page,
    totalPages: Math.ceil(jobs.length / pageSize),
    total: jobs.length,
    now: '2026-05-06T10:00:00.000Z',
    ...given,
  });
}
