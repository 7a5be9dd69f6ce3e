import type { ExperienceLevel, JobPlace, JobType, Language, SalaryPeriod, Workplace } from 'shared-contracts';

/** The content of a job in column form, from any source. Times are ISO 8601 in UTC. */
export interface JobContent {
  title: string;
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
  closesAt: string | null;
}

/** A question of a job. Its external id is unique within the job. */
export interface QuestionContent {
  externalId: string;
  question: string;
  required: boolean;
}
