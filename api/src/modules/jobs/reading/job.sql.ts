import type {
  ExperienceLevel,
  JobPlace,
  JobStatus,
  JobType,
  Language,
  SalaryPeriod,
  Workplace,
} from 'shared-contracts';
import { openJob } from '../../../database/catalogue.sql.ts';

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

/**
 * The catalogue is read with plain SQL. Rows have the shape of the records, and a response of ten cards costs a single
 * statement (goals G1 and G2 of the search leave no time for hydrating entities).
 */
export const jobCardColumns = `
  j.id, j.slug, j.title, j.company_id as "companyId", c.name as "companyName", c.slug as "companySlug",
  c.logo_hash as "logoHash", j.city, j.location, j.workplace, k.name as "category", k.slug as "categorySlug",
  j.job_types as "jobTypes", j.experience_level as "experienceLevel", j.salary_min::float8 as "salaryMin",
  j.salary_max::float8 as "salaryMax", j.salary_currency as "salaryCurrency", j.salary_period as "salaryPeriod",
  j.salary_payments as "salaryPayments", j.salary_text as "salaryText", j.snippet, j.tags,
  j.is_featured as "isFeatured", j.featured_until as "featuredUntil", j.posted_at as "postedAt",
  j.closes_at as "closesAt", j.status`;

export const jobColumns = `${jobCardColumns},
  j.category_id as "categoryId", j.places, j.description, j.requirements, j.benefits, j.language,
  j.closed_at as "closedAt", j.updated_at as "updatedAt",
  (select count(*)::int from job_questions q where q.job_id = j.id) as "questionCount"`;

/** `jobs j` with company `c` and category `k`. */
export const jobTables =
  'jobs j join companies c on c.id = j.company_id left join categories k on k.id = j.category_id';

/** Condition for jobs in public lists. */
export const isOpen = openJob('j');

/** Selects a few jobs of each kind by index before reading full rows. */
export const relatedJobs = `
  with picked as (
    (select j.id, 0 as distance from jobs j
     where j.category_id = $2 and j.city = $3 and j.id <> $1 and ${isOpen}
     order by j.posted_at desc, j.id desc limit $4)
    union all
    (select j.id, 1 as distance from jobs j
     where j.category_id = $2 and j.city is distinct from $3 and j.id <> $1 and ${isOpen}
     order by j.posted_at desc, j.id desc limit $4)
  )
  select ${jobCardColumns} from picked p, ${jobTables}
  where j.id = p.id order by p.distance, j.posted_at desc, j.id desc limit $4`;
