import type { JobContent } from './job-content.ts';

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
