import type { CompanySummary } from './companies.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { ExperienceLevel, JobType, Language, Workplace } from './enums.ts';
import type { FacetValue } from './facets.ts';
import {
  jobCompaniesQuery,
  jobPayQuery,
  jobSearchQuery,
  type FacetName,
  type JobFilterName,
  type JobSearchVariables,
} from './job-filter.ts';
import { toPageNumber } from './pagination.ts';
import type { Salary } from './pay.ts';
import type { PayColumns, PayRange } from './pay-range.ts';
import type { RequestedPlace } from './place-filter.ts';
import type { Instant, Integer } from './scalars.ts';

/** A job in a list. Both names of an aliased field are always present and equal (DESIGN §4). */
export interface JobCard {
  id: Integer;
  slug: string;
  title: string;
  companyId: Integer;
  companyName: string;
  companySlug: string;
  /** URL on our origin; null if the client should render a placeholder. */
  logoUrl: string | null;
  companyLogoUrl: string | null;
  city: string | null;
  /** All cities: "Lisboa, Porto". */
  location: string | null;
  workplace: Workplace | null;
  remote: boolean;
  category: string | null;
  categorySlug: string | null;
  jobTypes: JobType[];
  /** First of `jobTypes`. */
  type: JobType | null;
  experienceLevel: ExperienceLevel | null;
  salary: Salary | null;
  /** Salary text of the source ("A combinar"), if there is no structured salary. */
  salaryText: string | null;
  /** Plain text, 20 words. */
  snippet: string;
  tags: string[];
  /** Featured at the time of the response (SPEC §4). */
  isFeatured: boolean;
  featuredUntil: Instant | null;
  /** ISO 8601, UTC. */
  postedAt: Instant;
  created_at: Instant;
  /** Closing date of the source. */
  closesAt: Instant | null;
  isClosed: boolean;
}

/** The fields of a job's card that short lists show. */
export type JobSummary = Pick<
  JobCard,
  | 'id'
  | 'slug'
  | 'title'
  | 'companyId'
  | 'companyName'
  | 'companySlug'
  | 'logoUrl'
  | 'city'
  | 'workplace'
  | 'remote'
  | 'salary'
  | 'salaryText'
  | 'closesAt'
  | 'isClosed'
>;

export interface JobPlace {
  city: string;
  /** District or autonomous region. */
  region: string | null;
  country: string;
}

/** A job of the public list: every public field of SPEC §3. */
export interface ListedJob extends JobCard {
  categoryId: Integer | null;
  company: CompanySummary | null;
  places: JobPlace[];
  /** Sanitized HTML: p, ul, ol, li, br, strong, em, h2–h4, a. */
  description: string;
  requirements: string | null;
  benefits: string | null;
  /** Language of the texts. */
  language: Language | null;
  /** ISO 8601: closing date of the source, else `postedAt` + 90 days. */
  validThrough: Instant;
  closedAt: Instant | null;
  updatedAt: Instant;
  questionCount: Integer;
}

/** A job with the data of its page. */
export interface Job extends ListedJob {
  related: JobCard[];
  /** Null: the job is closed or abroad, or too few jobs are comparable. */
  payRange: PayRange | null;
  /** Server time of the response, ISO 8601, for relative times. */
  now: Instant;
}

/** The facets `withPay` and `closingSoon` have one value, `true`. */
export type JobSearchFacets = Record<FacetName, FacetValue[]>;

/** The filter whose removal gives most results, for an empty result. */
export interface Relaxation {
  filter: JobFilterName | 'keyword';
  /** Value to remove; null to remove the whole filter. */
  value: string | null;
  total: Integer;
}

/** A job of the search results. */
export interface FoundJob extends JobCard {
  /**
   * Other forms and synonyms of the keyword that found the job: "front desk" for "rececionista". Absent if the job contains the
   * keyword as typed.
   */
  foundBy?: string[];
}

export interface JobSearchPage {
  items: FoundJob[];
  /** Current page. A page beyond the end is the last page. */
  page: Integer;
  pageSize: Integer;
  totalPages: Integer;
  total: Integer;
  /** False above 30,000 matches: `total` is then a lower bound. */
  totalIsExact: boolean;
  facets: JobSearchFacets;
  /** Name of the requested category, if known. */
  category: { slug: string; name: string } | null;
  /** The requested companies that are known. */
  companies: { id: Integer; slug: string; name: string }[];
  /** The requested places, in order. */
  places: RequestedPlace[];
  /** Corrected keyword of these results, if the keyword had no match. */
  correction: { asked: string; used: string } | null;
  relaxation: Relaxation | null;
  now: Instant;
}

/** Numbers of jobs for the places that a search can be limited to. */
export interface JobPlaceCounts {
  /**
   * Municipalities with matching jobs, most jobs first. A job with several places counts in each of their municipalities, so the sum
   * over an area is an upper bound.
   */
  municipalities: { id: string; count: Integer }[];
  /** All matching jobs. */
  total: Integer;
  /** Matching jobs without a known municipality: remote ones. */
  remote: Integer;
  /** Other matching jobs without a known municipality: without a place, abroad, or with a place that the gazetteer does not have. */
  elsewhere: Integer;
}

export interface JobQuestion {
  id: Integer;
  question: string;
  required: boolean;
}

/** All open jobs: featured first, then newest first. Compressed, with a strong `ETag`; 304 for unchanged content. */
export const listJobs = defineEndpoint<NoVariables, ListedJob[]>({
  name: 'listJobs',
  method: 'GET',
  template: '/api/proxy/jobs',
  tags: ['JobSearch'],
});

/** A job of the home page. */
export interface HomeJob extends JobSummary {
  /** All cities: "Lisboa, Porto". */
  location: string | null;
  /** ISO 8601, UTC. */
  postedAt: Instant;
  /** Plain text, 20 words. */
  snippet: string;
}

export interface HomeJobs {
  /** Featured jobs, in the order of the search: at most `limits.homeJobsListed`. */
  featured: HomeJob[];
  /**
   * The newest jobs that are not featured: at most `limits.homeJobsListed`, and `limits.homeJobs` more without featured jobs, because
   * these are then shown in the place of the featured ones.
   */
  recent: HomeJob[];
  /** All open jobs. */
  total: Integer;
  now: Instant;
}

/** The open jobs of the home page (SPEC §9). */
export const listHomeJobs = defineEndpoint<NoVariables, HomeJobs>({
  name: 'listHomeJobs',
  method: 'GET',
  template: '/api/proxy/home-jobs',
  tags: ['JobSearch'],
});

/** Open jobs that match all filters, with facet counts. Unknown values match nothing. */
export const searchJobs = defineEndpoint<JobSearchVariables, JobSearchPage>({
  name: 'searchJobs',
  method: 'GET',
  template: `/api/proxy/job-search${jobSearchQuery}`,
  tags: ['JobSearch'],
});

/** Numbers of the open jobs that match all filters except `place`, by municipality of the gazetteer. Sort and page have no effect. */
export const countJobsByPlace = defineEndpoint<JobSearchVariables, JobPlaceCounts>({
  name: 'countJobsByPlace',
  method: 'GET',
  template: `/api/proxy/job-places${jobSearchQuery}`,
  tags: ['JobSearch'],
});

/** Variables of a search that is counted: without order and page. */
export type JobCountVariables = Omit<JobSearchVariables, 'sort' | 'page'>;

export interface JobPay {
  /** Matches with comparable pay. */
  count: Integer;
  /** Null without such matches. */
  columns: PayColumns | null;
}

/** Comparable pay of the open jobs that match the filters, without `minPay`. */
export const getJobPay = defineEndpoint<JobCountVariables, JobPay>({
  name: 'getJobPay',
  method: 'GET',
  template: `/api/proxy/job-pay${jobPayQuery}`,
  tags: ['JobSearch'],
});

export interface JobCompanies {
  /** Values are ids. Those of the filter are always included, with 0 matches too. */
  items: FacetValue[];
  /** Companies with a match, and with the name that was searched for. */
  total: Integer;
}

/**
 * Companies of the open jobs that match the filters, without `companyId`: the first `limits.filterCompanies` by number of jobs.
 * `companyName`: only companies whose name has a word that begins with each of its words.
 */
export const listJobCompanies = defineEndpoint<JobCountVariables & { companyName?: string }, JobCompanies>({
  name: 'listJobCompanies',
  method: 'GET',
  template: `/api/proxy/job-companies${jobCompaniesQuery}`,
  tags: ['JobSearch', 'Company'],
});

/** `id` is the number or the slug. A closed job has `isClosed: true`. 404 `job_not_found`. */
export const getJob = defineEndpoint<{ id: string }, Job>({
  name: 'getJob',
  method: 'GET',
  template: '/api/proxy/jobs/{id}',
  tags: ['Job'],
});

/** Questions of the application form. 404 `job_not_found`. */
export const getJobQuestions = defineEndpoint<{ id: string }, JobQuestion[]>({
  name: 'getJobQuestions',
  method: 'GET',
  template: '/api/jobs/{id}/questions',
  tags: ['Job'],
});

/** Query parameters as text, parsed by `toCompanyJobsFilter`. */
export type CompanyJobsVariables = { companyId: string; area?: string; pay?: string; remote?: string; page?: string };

export interface CompanyJobsPage {
  items: JobCard[];
  page: Integer;
  totalPages: Integer;
  /** Open jobs that match the filter. */
  total: Integer;
  /** Open jobs without a filter. */
  open: Integer;
  /** Every category of an open job, most jobs first. Counts can be 0. */
  areas: FacetValue[];
  /** Matching jobs with a stated salary, ignoring the filter `pay`. */
  withPay: Integer;
  /** Matching remote jobs, ignoring the filter `remote`. */
  remote: Integer;
  /** Server time, ISO 8601, for relative times. */
  now: Instant;
}

/** Filter of a company's open jobs. */
export interface CompanyJobsFilter {
  /** Slug of a category; empty: all. */
  area: string;
  /** Only jobs with a stated salary. */
  pay: boolean;
  /** Only remote jobs. */
  remote: boolean;
  /** From 1. */
  page: number;
}

/** Parses the variables of `templateVariables(listCompanyJobs)`. Never throws. */
export function toCompanyJobsFilter({
  area,
  pay,
  remote,
  page,
}: Omit<CompanyJobsVariables, 'companyId'>): CompanyJobsFilter {
  return { area: area?.trim() ?? '', pay: pay === 'true', remote: remote === 'true', page: toPageNumber(page) };
}

/** Query string of a filter, in canonical order and without defaults. */
export function toCompanyJobsParams({ area, pay, remote, page }: CompanyJobsFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (area !== '') query.set('area', area);
  if (pay) query.set('pay', 'true');
  if (remote) query.set('remote', 'true');
  if (page > 1) query.set('page', String(page));
  return query;
}

/**
 * Open jobs of a company, newest first. `companyId` is the number or the slug. `area`: slug of a category; an unknown one
 * matches nothing. `pay`, `remote`: `true`; other values are ignored. 404 `company_not_found`.
 */
export const listCompanyJobs = defineEndpoint<CompanyJobsVariables, CompanyJobsPage>({
  name: 'listCompanyJobs',
  method: 'GET',
  template: '/api/proxy/companies/{companyId}/jobs{?area,pay,remote,page}',
  tags: ['Company', 'Job'],
});
