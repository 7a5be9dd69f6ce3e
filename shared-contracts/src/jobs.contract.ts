import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { ExperienceLevel, JobType, Language, SalaryPeriod, Workplace } from './enums.ts';
import type { CompanySummary } from './companies.contract.ts';
import type { Instant, Integer } from './scalars.ts';

/** Structured pay, gross, in `currency`. Either bound may be missing, never both. */
export interface Salary {
  min: number | null;
  max: number | null;
  currency: string;
  period: SalaryPeriod;
  /** Payments a year (12 or 14), where the source tells. */
  payments: Integer | null;
}

/** What a row or a card shows. Both names of an aliased field are always present and equal (DESIGN §4). */
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
  /** All places, readable: "Lisboa, Porto". */
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
  /** Pay as the source words it ("A combinar"), where there are no figures. */
  salaryText: string | null;
  /** Plain text, 20 words. */
  snippet: string;
  tags: string[];
  /** Featured at the moment of the answer (SPEC §4). */
  isFeatured: boolean;
  featuredUntil: Instant | null;
  /** ISO 8601, UTC. */
  postedAt: Instant;
  created_at: Instant;
  isClosed: boolean;
}

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
  /** Sanitised HTML: p, ul, ol, li, br, strong, em, h2–h4, a. */
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

/** A job as its page reads it. */
export interface Job extends ListedJob {
  related: JobCard[];
  /** Server's clock at the answer, ISO 8601: what "2 hours ago" counts from. */
  now: Instant;
}

export type JobSearchVariables = {
  keyword?: string;
  location?: string;
  category?: string;
  type?: readonly string[];
  experienceLevel?: readonly string[];
  remote?: string;
  postedWithin?: string;
  /** Number of a company. */
  companyId?: string;
  sort?: string;
  page?: string;
};

/** Counts of one filter, all other filters applied, its own ignored. */
export interface FacetValue {
  value: string;
  label: string;
  count: Integer;
}

export interface JobSearchFacets {
  category: FacetValue[];
  location: FacetValue[];
  type: FacetValue[];
  experienceLevel: FacetValue[];
  postedWithin: FacetValue[];
  /** One value, `true`. */
  remote: FacetValue[];
}

/** The one filter whose removal brings most results, given when there is none. */
export interface Relaxation {
  filter: keyof JobSearchFacets | 'companyId' | 'keyword';
  /** The value to remove; null where the whole filter goes. */
  value: string | null;
  total: Integer;
}

export interface JobSearchPage {
  items: JobCard[];
  /** Current page. A page beyond the end is the last page. */
  page: Integer;
  pageSize: Integer;
  totalPages: Integer;
  total: Integer;
  /** False above 30,000 matches: `total` is then a lower bound. */
  totalIsExact: boolean;
  facets: JobSearchFacets;
  /** Name of the category asked for, where it is known. */
  category: { slug: string; name: string } | null;
  /** The company asked for, where it is known. */
  company: { id: Integer; slug: string; name: string } | null;
  /** The keyword had no match; these results are for the nearest spelling. */
  correction: { asked: string; used: string } | null;
  relaxation: Relaxation | null;
  now: Instant;
}

export interface JobQuestion {
  id: Integer;
  question: string;
  required: boolean;
}

/** Every open job: featured first, then the newest. Sent compressed, with a strong `ETag`; unchanged content is a 304. */
export const listJobs = defineEndpoint<NoVariables, ListedJob[]>({
  name: 'listJobs',
  method: 'GET',
  template: '/api/proxy/jobs',
  tags: ['JobSearch'],
});

/** Open jobs that match every given filter, with counts for each filter. Unknown values match nothing. */
export const searchJobs = defineEndpoint<JobSearchVariables, JobSearchPage>({
  name: 'searchJobs',
  method: 'GET',
  template:
    '/api/proxy/job-search{?keyword,location,category,type*,experienceLevel*,remote,postedWithin,companyId,sort,page}',
  tags: ['JobSearch'],
});

/** `id` is the number or the slug. 404 `job_not_found`; a closed job is answered with `isClosed: true`. */
export const getJob = defineEndpoint<{ id: string }, Job>({
  name: 'getJob',
  method: 'GET',
  template: '/api/proxy/jobs/{id}',
  tags: ['Job'],
});

/** Questions that an application to the job answers. 404 `job_not_found`. */
export const getJobQuestions = defineEndpoint<{ id: string }, JobQuestion[]>({
  name: 'getJobQuestions',
  method: 'GET',
  template: '/api/jobs/{id}/questions',
  tags: ['Job'],
});
