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

/** Columns of `jobs` for the fields of `JobContent`: field, column, type. */
const content: Readonly<Record<keyof JobContent, readonly [column: string, type: string]>> = {
  title: ['title', 'text'],
  places: ['places', 'jsonb'],
  city: ['city', 'text'],
  location: ['location', 'text'],
  workplace: ['workplace', 'text'],
  jobTypes: ['job_types', 'text[]'],
  experienceLevel: ['experience_level', 'text'],
  description: ['description', 'text'],
  requirements: ['requirements', 'text'],
  benefits: ['benefits', 'text'],
  snippet: ['snippet', 'text'],
  salaryMin: ['salary_min', 'numeric'],
  salaryMax: ['salary_max', 'numeric'],
  salaryCurrency: ['salary_currency', 'text'],
  salaryPeriod: ['salary_period', 'text'],
  salaryPayments: ['salary_payments', 'int'],
  salaryText: ['salary_text', 'text'],
  tags: ['tags', 'text[]'],
  language: ['language', 'text'],
  isFeatured: ['is_featured', 'boolean'],
  featuredUntil: ['featured_until', 'timestamptz'],
  closesAt: ['closes_at', 'timestamptz'],
};

const entries = Object.entries(content);

/**
 * SQL fragments for the content: `record` is the column list of `jsonb_to_recordset(…) as r (…)`, `values` reads from
 * `r` in the order of `columns`, `updates` sets them from `excluded`.
 */
export const contentColumns = {
  columns: entries.map(([, [column]]) => column).join(', '),
  values: entries.map(([name]) => `r."${name}"`).join(', '),
  record: entries.map(([name, [, type]]) => `"${name}" ${type}`).join(', '),
  updates: entries.map(([, [column]]) => `${column} = excluded.${column}`).join(', '),
} as const;

/** JSON that PostgreSQL accepts as `jsonb`. Lone surrogates, which it rejects, become U+FFFD; NUL is removed. */
export const toDatabaseJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  );
