import { Logger } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { createTestDatabase, openTestPool } from '../../../../test/test-database.ts';
import { HrConfig } from '../../../config/hr.config.ts';
import { IngestService, type IngestOutcome, type ReadKind } from '../ingest/ingest.service.ts';
import { FakeHrSource } from './fake-hr-source.ts';

export interface TestIngest {
  databaseUrl: string;
  pool: Pool;
  source: FakeHrSource;
  run: (kind?: ReadKind) => Promise<IngestOutcome>;
  /** A second worker on the same database. */
  anotherWorker: () => IngestService;
  rows: <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** The contents of all tables that an ingest writes, as text for comparisons. */
  contents: () => Promise<string>;
  dataVersion: () => Promise<number>;
  /** Status by external id. */
  statuses: () => Promise<Record<string, string>>;
  /** Empties database and source between tests. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

const tables = [
  'companies',
  'categories',
  'cities',
  'jobs',
  'job_questions',
  'job_search',
  'search_words',
  'search_places',
];

/** The real ingest on a new database with a fake source. */
export async function createTestIngest(): Promise<TestIngest> {
  Logger.overrideLogger(false);
  const databaseUrl = await createTestDatabase();
  const pool = openTestPool(databaseUrl);
  const source = new FakeHrSource();
  const config = new HrConfig('http://hr.invalid', 'token', 300);
  const service = new IngestService(pool, source, config);
  const rows: TestIngest['rows'] = async (sql, values) => (await pool.query(sql, values)).rows;
  return {
    databaseUrl,
    pool,
    source,
    run: (kind = 'complete') => service.run(kind),
    anotherWorker: () => new IngestService(pool, source, config),
    rows,
    contents: async () => {
      const all = tables.map((table) => rows(`select * from ${table} order by 1`));
      return JSON.stringify(await Promise.all(all));
    },
    dataVersion: async () => {
      const [row] = await rows<{ version: number }>(
        'select coalesce(sum(data_version), 0)::int as version from ingest_state',
      );
      return row!.version;
    },
    statuses: async () => {
      const jobs = await rows<{ external_id: string; status: string }>('select external_id, status from jobs');
      return Object.fromEntries(jobs.map(({ external_id: id, status }) => [id, status]));
    },
    reset: async () => {
      await pool.query(`truncate ${tables.join(', ')}, ingest_state restart identity cascade`);
      Object.assign(source, new FakeHrSource());
    },
    close: () => pool.end(),
  };
}

export function hrCompany(overrides: Record<string, unknown> = {}) {
  return {
    id: 'C-1',
    name: 'Clínica Foz',
    logo_url: null,
    website: 'https://example.com/clinica',
    industry: 'Saúde',
    location: 'Porto',
    employees: 120,
    description: 'Cuidados de saúde.',
    updated_at: '2026-10-01T08:00:00Z',
    ...overrides,
  };
}

export function hrJob(overrides: Record<string, unknown> = {}) {
  return {
    id: 'J-1',
    title: 'Enfermeiro/a (m/f/d)',
    company_id: 'C-1',
    locations: [{ city: 'Porto', district: 'Porto', country: 'PT' }],
    category: 'Saúde',
    employment_types: ['full-time'],
    workplace: 'onsite',
    experience_level: 'mid',
    description_html: '<p>Cuidar de doentes.</p>',
    requirements_html: '<ul><li>Cédula</li></ul>',
    benefits_html: null,
    salary: { min: 1250, max: 1500, currency: 'EUR', period: 'month', payments: 14 },
    salary_text: null,
    tags: ['turnos'],
    language: 'pt',
    featured: false,
    featured_until: null,
    posted_at: '2026-11-05T09:12:00Z',
    updated_at: '2026-11-06T10:00:00Z',
    closes_at: null,
    status: 'open',
    questions: [{ id: 'Q-1', text: 'Tem cédula profissional?', required: true }],
    ...overrides,
  };
}

/** `count` jobs of company C-1, starting with J-1. */
export const hrJobs = (count: number, overrides: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) => hrJob({ id: `J-${index + 1}`, ...overrides }));
