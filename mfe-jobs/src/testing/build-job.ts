import {
  byName,
  facetNames,
  getJob,
  searchJobs,
  type FacetValue,
  type Job,
  type JobSearchPage,
  type PayRange,
  type PrimedEntry,
  type Variables,
} from 'shared-contracts';
import {
  buildCompanySummary,
  buildJob as buildDetailedJob,
  buildSearchPage as buildPlainSearchPage,
} from 'shared-contracts/testing';

/** The server's clock in these tests. */
export const now = '2026-11-20T12:00:00.000Z';

export const buildJob = (job: Partial<Job> = {}): Job =>
  buildDetailedJob({ company: buildCompanySummary({ employees: 120, jobCount: 14 }), now, ...job });

/** 34 receptionists in Lisboa, from 950 to 1600 euros per month. */
export const buildPayRange = (range: Partial<PayRange> = {}): PayRange => ({
  count: 34,
  companies: 21,
  role: 'rececionista',
  synonyms: ['front desk', 'receptionist'],
  place: { kind: 'municipality', name: 'Lisboa', within: 'em Lisboa' },
  low: 1100 * 14,
  high: 1450 * 14,
  inside: 27,
  median: 1200 * 14,
  includesJob: true,
  columns: {
    step: 50 * 14,
    first: 950 * 14,
    counts: [1, 2, 2, 4, 4, 5, 4, 3, 3, 2, 2, 1, 0, 1],
    lowest: 950 * 14,
    highest: 1600 * 14,
  },
  ...range,
});

const facet = (value: string, label: string, count: number): FacetValue => ({ value, label, count });

export const buildSearchPage = (page: Partial<JobSearchPage> = {}): JobSearchPage =>
  buildPlainSearchPage({
    facets: {
      ...byName(facetNames, (): FacetValue[] => []),
      category: [facet('design', 'Design', 86), facet('tecnologia', 'Tecnologia', 412)],
      type: [facet('full-time', 'Full-time', 152), facet('part-time', 'Part-time', 21)],
      experienceLevel: [facet('junior', 'Junior', 47), facet('senior', 'Senior', 1026)],
      postedWithin: [facet('24h', '24h', 18), facet('1w', '1w', 152), facet('1m', '1m', 388)],
      workplace: [facet('onsite', 'On-site', 51), facet('hybrid', 'Hybrid', 7), facet('remote', 'Remote', 31)],
      schedule: [facet('full-time', 'Full-time', 152), facet('weekend-only', 'Weekend Only', 4)],
      withPay: [facet('true', 'Pay stated', 120)],
    },
    now,
    ...page,
  });

/** What the HTML server sends along with /jobs. */
export function primedSearch(page: JobSearchPage, arg: Variables = {}): PrimedEntry[] {
  return [{ template: searchJobs.template, arg, value: page }];
}

/** What the HTML server sends along with /jobs/{id}. */
export function primedJob(job: Job, id = job.slug): PrimedEntry[] {
  return [{ template: getJob.template, arg: { id }, value: job }];
}
