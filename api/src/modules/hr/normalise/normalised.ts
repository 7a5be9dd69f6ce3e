import type { ExperienceLevel, JobPlace, JobType, Language, SalaryPeriod, Workplace } from 'shared-contracts';

export type JobStatus = 'open' | 'paused' | 'closed';

export interface NormalisedQuestion {
  externalId: string;
  question: string;
  required: boolean;
}

/** A job in our columns, all but those that the database gives. Times are ISO 8601 in UTC. */
export interface NormalisedJob {
  externalId: string;
  companyExternalId: string;
  title: string;
  category: string | null;
  places: JobPlace[];
  city: string | null;
  location: string | null;
  workplace: Workplace | null;
  jobTypes: JobType[];
  experienceLevel: ExperienceLevel | null;
  description: string;
  requirements: string | null;
  benefits: string | null;
  snippet: string;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  salaryPayments: number | null;
  salaryText: string | null;
  tags: string[];
  language: Language | null;
  isFeatured: boolean;
  featuredUntil: string | null;
  /** null: the source does not tell; the time of the first read counts. */
  postedAt: string | null;
  closesAt: string | null;
  sourceUpdatedAt: string | null;
  status: JobStatus;
  questions: NormalisedQuestion[];
}

export interface NormalisedCompany {
  externalId: string;
  name: string;
  industry: string | null;
  location: string | null;
  website: string | null;
  description: string | null;
  employees: number | null;
  /** Absolute. */
  logoUrl: string | null;
}

/** A row that cannot be shown, and why; `externalId` where it tells which row it is. */
export interface Refusal {
  refused: string;
  externalId: string | null;
}
