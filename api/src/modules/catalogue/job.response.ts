import type { CompanySummary, Job, JobCard, Salary } from 'shared-contracts';
import { logoUrl } from '../companies/index.ts';
import { htmlOut } from './html-out.ts';
import { isClosed, isFeatured, validThrough } from './job.policy.ts';
import type { JobCardRecord, JobRecord } from './job.record.ts';

/** Pay is told only where there is a figure and its meaning. */
function toSalary(job: JobCardRecord): Salary | null {
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryPeriod: period } = job;
  if ((min === null && max === null) || currency === null || period === null) return null;
  return { min, max, currency, period, payments: job.salaryPayments };
}

/** Both names of an aliased field are sent, with equal values (DESIGN §4). */
export function toJobCardResponse(job: JobCardRecord, now: Date): JobCard {
  const logo = logoUrl(job.logoHash);
  const postedAt = job.postedAt.toISOString();
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    companyId: job.companyId,
    companyName: job.companyName,
    companySlug: job.companySlug,
    logoUrl: logo,
    companyLogoUrl: logo,
    city: job.city,
    location: job.location,
    workplace: job.workplace,
    remote: job.workplace === 'remote',
    category: job.category,
    categorySlug: job.categorySlug,
    jobTypes: job.jobTypes,
    type: job.jobTypes[0] ?? null,
    experienceLevel: job.experienceLevel,
    salary: toSalary(job),
    salaryText: job.salaryText,
    snippet: job.snippet,
    tags: job.tags,
    isFeatured: isFeatured(job, now),
    featuredUntil: job.featuredUntil?.toISOString() ?? null,
    postedAt,
    created_at: postedAt,
    isClosed: isClosed(job, now),
  };
}

/** What stands around a job on its page. */
export interface JobSurroundings {
  company: CompanySummary | null;
  related: readonly JobCardRecord[];
}

export function toJobResponse(job: JobRecord, { company, related }: JobSurroundings, now: Date): Job {
  return {
    ...toJobCardResponse(job, now),
    categoryId: job.categoryId,
    company,
    places: job.places,
    description: htmlOut(job.description),
    requirements: job.requirements === null ? null : htmlOut(job.requirements),
    benefits: job.benefits === null ? null : htmlOut(job.benefits),
    language: job.language,
    validThrough: validThrough(job, now).toISOString(),
    closedAt: job.closedAt?.toISOString() ?? null,
    updatedAt: job.updatedAt.toISOString(),
    questionCount: job.questionCount,
    related: related.map((one) => toJobCardResponse(one, now)),
    now: now.toISOString(),
  };
}
