import type { CompanySummary, Job, JobCard, JobSearchPage } from 'shared-contracts';
import * as builders from 'shared-contracts/testing';

const now = '2026-05-06T10:00:00.000Z';

const card: Partial<JobCard> = {
  title: 'Analista de dados',
  companyName: 'Atlântico',
  companySlug: 'atlantico',
  logoUrl: '/files/logos/3.png',
  companyLogoUrl: '/files/logos/3.png',
  city: 'Lisboa',
  location: 'Lisboa',
  workplace: 'onsite',
  snippet: 'Vai ler dados e contar o que dizem.',
  postedAt: '2026-05-04T09:30:00.000Z',
  created_at: '2026-05-04T09:30:00.000Z',
};

export const buildCompany = (company: Partial<CompanySummary> = {}): CompanySummary =>
  builders.buildCompanySummary({
    name: 'Atlântico',
    slug: 'atlantico',
    website: 'https://atlantico.example',
    description: null,
    industry: null,
    location: null,
    employees: null,
    jobCount: 1,
    ...company,
  });

export const buildJob = (job: Partial<Job> = {}): Job =>
  builders.buildJob({
    ...card,
    company: buildCompany(),
    places: [{ city: 'Lisboa', region: 'Lisboa', country: 'PT' }],
    description: '<p>Vai ler dados.</p><ul><li>SQL</li></ul>',
    validThrough: '2026-08-02T09:30:00.000Z',
    updatedAt: '2026-05-04T09:30:00.000Z',
    now,
    ...job,
  });

/** Default: the only page of two jobs. */
export const buildSearchPage = (page: Partial<JobSearchPage> = {}): JobSearchPage =>
  builders.buildSearchPage({
    items: [
      builders.buildJobCard(card),
      builders.buildJobCard({ ...card, id: 13, slug: 'engenheira-13', title: 'Engenheira' }),
    ],
    now,
    ...page,
  });
