import { slugify } from 'shared-contracts';
import type { DataSource } from 'typeorm';
import { insertRow } from './insert-row.ts';
import { nextSerial, pick } from './seed.ts';

/** Columns of `companies` that tests set. */
export interface CompanyRow {
  source: string;
  external_id: string;
  name: string;
  slug: string;
  industry: string | null;
  location: string | null;
  website: string | null;
  description: string | null;
  employees: number | null;
  logo_url: string | null;
  logo_hash: string | null;
}

/** A company that is not stored. */
export function buildCompany(overrides: Partial<CompanyRow> = {}): CompanyRow {
  const serial = nextSerial();
  const name = overrides.name ?? `${pick(['Clínica Foz', 'Padaria Luz', 'Oficina Norte', 'Estúdio Vaga'])} ${serial}`;
  return {
    source: 'hr',
    external_id: `C-${serial}`,
    name,
    slug: slugify(name),
    industry: pick(['Saúde', 'Tecnologia', 'Restauração']),
    location: pick(['Lisboa', 'Porto', 'Braga']),
    website: 'https://example.com/empresa',
    description: 'Uma empresa de teste.',
    employees: 12,
    logo_url: null,
    logo_hash: null,
    ...overrides,
  };
}

export function saveCompany(database: DataSource, overrides: Partial<CompanyRow> = {}) {
  return insertRow(database, 'companies', buildCompany(overrides));
}
