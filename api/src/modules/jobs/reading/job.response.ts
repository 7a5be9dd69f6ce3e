import sanitizeHtml from 'sanitize-html';
import {
  limits,
  type CompanySummary,
  type Job,
  type JobCard,
  type JobSummary,
  type ListedJob,
  type PayRange,
  type Salary,
} from 'shared-contracts';
import { textTags } from '../../../untrusted/values.parser.ts';
import { logoUrl } from '../../companies/index.ts';
import type { JobCardRecord, JobRecord } from './job.sql.ts';

const validityMs = limits.jobValidityDays * 24 * 60 * 60_000;

/** SPEC §4: marked as featured, with no end date or an end date in the future. */
export function isFeatured({ isFeatured: marked, featuredUntil }: JobCardRecord, now: Date): boolean {
  return marked && (featuredUntil === null || featuredUntil > now);
}

/** Whether the job no longer accepts applications: closed or paused at the source, or past its closing date. */
export function isClosed({ status, closesAt }: Pick<JobCardRecord, 'status' | 'closesAt'>, now: Date): boolean {
  return status !== 'open' || (closesAt !== null && closesAt <= now);
}

/**
 * End of validity: the closing date of the source, else 90 days after posting. A job that is still listed after that is
 * extended by whole periods until the date is in the future.
 */
export function validThrough(job: Pick<JobCardRecord, 'status' | 'closesAt' | 'postedAt'>, now: Date): Date {
  if (job.closesAt !== null) return job.closesAt;
  const age = now.getTime() - job.postedAt.getTime();
  const periods = isClosed(job, now) ? 1 : Math.max(1, Math.floor(age / validityMs) + 1);
  return new Date(job.postedAt.getTime() + periods * validityMs);
}

/** Allowed tags without attributes, and links with http or https. */
const allowedTag = new RegExp(
  String.raw`</?(?:${textTags.join('|')})>|<br ?/>|<a href="https?://[^"<>]*"(?: rel="[a-z ]*")?>`,
  'y',
);

/**
 * Whether every `<` begins an allowed tag. The text between tags is skipped, since lists contain thousands of these
 * texts.
 */
function hasOnlyAllowedTags(html: string): boolean {
  let at = html.indexOf('<');
  while (at !== -1) {
    allowedTag.lastIndex = at;
    if (!allowedTag.test(html)) return false;
    at = html.indexOf('<', allowedTag.lastIndex);
  }
  return true;
}

const strict: sanitizeHtml.IOptions = {
  allowedTags: textTags,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
};

/**
 * Stored HTML was sanitized by the ingest. HTML that the ingest does not produce (from an older release or a manual
 * database change) is sanitized again.
 */
export function htmlOut(html: string): string {
  return hasOnlyAllowedTags(html) ? html : sanitizeHtml(html, strict);
}

type SalaryColumns = Pick<
  JobCardRecord,
  'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod' | 'salaryPayments'
>;

/** A salary needs at least one amount, a currency and a period. */
export function toSalary(job: SalaryColumns): Salary | null {
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryPeriod: period } = job;
  if ((min === null && max === null) || currency === null || period === null) return null;
  return { min, max, currency, period, payments: job.salaryPayments };
}

/**
 * Fields that do not depend on the user or the time. Both names of an aliased field are sent, with equal values (DESIGN
 * §4).
 */
export function toJobFacts(job: JobCardRecord) {
  const postedAt = job.postedAt.toISOString();
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    companyId: job.companyId,
    companyName: job.companyName,
    companySlug: job.companySlug,
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
    tags: job.tags,
    featuredUntil: job.featuredUntil?.toISOString() ?? null,
    postedAt,
    created_at: postedAt,
    closesAt: job.closesAt?.toISOString() ?? null,
  };
}

export function toJobCardResponse(job: JobCardRecord, now: Date): JobCard {
  const logo = logoUrl(job.logoHash);
  return {
    ...toJobFacts(job),
    logoUrl: logo,
    companyLogoUrl: logo,
    snippet: job.snippet,
    isFeatured: isFeatured(job, now),
    isClosed: isClosed(job, now),
  };
}

export function toJobSummary(card: JobCard): JobSummary {
  const { id, slug, title, companyId, companyName, companySlug, city, workplace, remote } = card;
  const { salary, salaryText, closesAt } = card;
  const company = { companyId, companyName, companySlug, logoUrl: card.logoUrl };
  const pay = { salary, salaryText };
  return { id, slug, title, ...company, city, workplace, remote, ...pay, closesAt, isClosed: card.isClosed };
}

/** Additional fields for the job's page and for management. */
export function toJobTexts(job: JobRecord) {
  return {
    categoryId: job.categoryId,
    places: job.places,
    description: htmlOut(job.description),
    requirements: job.requirements === null ? null : htmlOut(job.requirements),
    benefits: job.benefits === null ? null : htmlOut(job.benefits),
    language: job.language,
    updatedAt: job.updatedAt.toISOString(),
  };
}

/** Data from other records on a job's page. */
interface JobPageContext {
  company: CompanySummary | null;
  related: readonly JobCardRecord[];
  payRange: PayRange | null;
}

export function toListedJobResponse(job: JobRecord, company: CompanySummary | null, now: Date): ListedJob {
  return {
    ...toJobCardResponse(job, now),
    ...toJobTexts(job),
    company,
    validThrough: validThrough(job, now).toISOString(),
    closedAt: job.closedAt?.toISOString() ?? null,
    questionCount: job.questionCount,
  };
}

export function toJobResponse(job: JobRecord, { company, related, payRange }: JobPageContext, now: Date): Job {
  return {
    ...toListedJobResponse(job, company, now),
    related: related.map((one) => toJobCardResponse(one, now)),
    payRange,
    now: now.toISOString(),
  };
}
