import type { SuggestedArea, SuggestedCompany } from 'shared-contracts';
import type { Reads } from '../../../database/replicas/reads.provider.ts';
import { openJob } from '../../../database/catalogue.sql.ts';

/** A title as written, and the number of open jobs that have it. */
export interface OpenTitle {
  title: string;
  jobs: number;
}

/** The names that suggestions consist of, each with its number of open jobs. */
export interface OpenNames {
  titles: OpenTitle[];
  companies: SuggestedCompany[];
  areas: SuggestedArea[];
}

const titles = `select title, count(*)::int as jobs from jobs j where ${openJob('j')} group by title`;

const companies = `
  select c.id, c.slug, c.name, count(*)::int as jobs
  from jobs j join companies c on c.id = j.company_id where ${openJob('j')} group by c.id`;

const areas = `
  select k.slug, k.name, count(*)::int as jobs
  from jobs j join categories k on k.id = j.category_id where ${openJob('j')} group by k.id`;

/** One after the other: other requests need the connections more urgently. */
export async function readOpenNames(reads: Reads): Promise<OpenNames> {
  const { rows: titleRows } = await reads.query<OpenTitle>(titles);
  const { rows: companyRows } = await reads.query<SuggestedCompany>(companies);
  const { rows: areaRows } = await reads.query<SuggestedArea>(areas);
  return { titles: titleRows, companies: companyRows, areas: areaRows };
}
