import type {
  ExperienceLevel,
  JobPlace,
  JobStatus,
  JobType,
  Language,
  SalaryPeriod,
  Workplace,
} from 'shared-contracts';

/** The columns of a row or card, as selected by `jobCardColumns`. */
export interface JobCardRecord {
  id: number;
  slug: string;
  title: string;
  companyId: number;
  companyName: string;
  companySlug: string;
  logoHash: string | null;
  city: string | null;
  location: string | null;
  workplace: Workplace | null;
  category: string | null;
  categorySlug: string | null;
  jobTypes: JobType[];
  experienceLevel: ExperienceLevel | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  salaryPayments: number | null;
  salaryText: string | null;
  snippet: string;
  tags: string[];
  isFeatured: boolean;
  featuredUntil: Date | null;
  postedAt: Date;
  closesAt: Date | null;
  status: JobStatus;
}

/** All columns that a job's page needs. */
export interface JobRecord extends JobCardRecord {
  categoryId: number | null;
  places: JobPlace[];
  description: string;
  requirements: string | null;
  benefits: string | null;
  language: Language | null;
  closedAt: Date | null;
  updatedAt: Date;
  questionCount: number;
}
