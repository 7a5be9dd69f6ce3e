import { slugify, type JobPlace, type SalaryPeriod, type Workplace } from 'shared-contracts';
import type { DataSource } from 'typeorm';
import { saveCompany } from './company.factory.ts';
import { insertRow } from './insert-row.ts';
import { nextNumber, nextSerial, pick } from './seed.ts';

/** Columns of `jobs` that tests set; `status` is the source's status. */
export interface JobRow {
  source: string;
  external_id: string;
  slug: string;
  title: string;
  company_id: number;
  category_id: number | null;
  places: string;
  city: string | null;
  location: string | null;
  workplace: Workplace | null;
  job_types: string[];
  experience_level: string | null;
  description: string;
  requirements: string | null;
  benefits: string | null;
  snippet: string;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: SalaryPeriod | null;
  salary_payments: number | null;
  salary_text: string | null;
  tags: string[];
  language: 'pt' | 'en' | null;
  is_featured: boolean;
  featured_until: Date | null;
  posted_at: Date;
  closes_at: Date | null;
  status: 'open' | 'paused' | 'closed';
  closed_at: Date | null;
}

const day = 86_400_000;

/** `daysAgo(3)` is three days before now; negative numbers give future dates. */
export const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** An open job that is not stored. Before it is stored, `company_id` must be set to a stored company. */
export function buildJob(overrides: Partial<JobRow> = {}): JobRow {
  const serial = nextSerial();
  const title = overrides.title ?? `${pick(['Enfermeiro', 'Cozinheira', 'Programador', 'Motorista'])} ${serial}`;
  const city = overrides.city === undefined ? pick(['Lisboa', 'Porto', 'Braga']) : overrides.city;
  const places: JobPlace[] = city === null ? [] : [{ city, region: null, country: 'PT' }];
  return {
    source: 'hr',
    external_id: `J-${serial}`,
    slug: `${slugify(title)}-j${serial}`,
    title,
    company_id: 0,
    category_id: null,
    places: JSON.stringify(places),
    city,
    location: city,
    workplace: 'onsite',
    job_types: ['full-time'],
    experience_level: 'mid',
    description: '<p>Uma oferta de teste.</p>',
    requirements: null,
    benefits: null,
    snippet: 'Uma oferta de teste.',
    salary_min: 1000 + nextNumber(500),
    salary_max: null,
    salary_currency: 'EUR',
    salary_period: 'month',
    salary_payments: 14,
    salary_text: null,
    tags: [],
    language: 'pt',
    is_featured: false,
    featured_until: null,
    posted_at: daysAgo(nextNumber(20) + 1),
    closes_at: null,
    status: 'open',
    closed_at: null,
    ...overrides,
  };
}

/** Stores a job; of a new company unless `company_id` is given. */
export async function saveJob(database: DataSource, overrides: Partial<JobRow> = {}) {
  const company_id = overrides.company_id ?? (await saveCompany(database)).id;
  const { status: source_status, ...row } = buildJob({ ...overrides, company_id });
  return insertRow(database, 'jobs', { ...row, source_status });
}

/** Stores a question of a job. */
export function saveQuestion(
  database: DataSource,
  jobId: number,
  overrides: { question?: string; position?: number } = {},
) {
  const serial = nextSerial();
  const row = {
    job_id: jobId,
    external_id: `Q-${serial}`,
    question: `Pergunta ${serial}?`,
    required: true,
    position: serial,
  };
  return insertRow(database, 'job_questions', { ...row, ...overrides });
}
