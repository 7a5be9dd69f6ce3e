import type { Pool } from 'pg';
import type { JobSearchPage } from 'shared-contracts';
import type { JobColumns } from './job-columns.parser.ts';
import { emptyFlags, keywordFlag, type KeywordFlags } from './matches.policy.ts';

/** The company of a filter and its open jobs. */
export interface FilteredCompany {
  /** Null: the company does not exist. */
  company: JobSearchPage['company'];
  jobIds: readonly number[];
}

const statement = {
  name: 'companies-jobs',
  text: `
    select c.id, c.slug, c.name, array_remove(array_agg(j.id), null) as "jobIds"
    from companies c left join jobs j on j.company_id = c.id and j.status = 'open'
    where c.id = any ($1) group by c.id`,
};

type Row = NonNullable<FilteredCompany['company']> & { jobIds: number[] };

/** Largest `integer` of PostgreSQL. */
const largestId = 2_147_483_647;
const numberOf = (companyId: string) => (/^[1-9]\d{0,9}$/.test(companyId) ? Number(companyId) : null);

/** Open jobs of companies, by the ids in filters. */
export class CompanyJobs {
  constructor(private readonly pool: Pool) {}

  /** One result for each id, in order; null for an empty id, which selects all companies. */
  async find(companyIds: readonly string[]): Promise<(FilteredCompany | null)[]> {
    const numbers = companyIds.map(numberOf);
    const ids = [...new Set(numbers)].filter((id) => id !== null && id <= largestId);
    const { rows } = ids.length === 0 ? { rows: [] } : await this.pool.query<Row>({ ...statement, values: [ids] });
    const found = new Map(rows.map(({ jobIds, ...company }) => [company.id, { company, jobIds }]));
    const unknownCompany: FilteredCompany = { company: null, jobIds: [] };
    return companyIds.map((given, index) => (given === '' ? null : (found.get(numbers[index] ?? 0) ?? unknownCompany)));
  }
}

/** Limits the matches of a keyword (null: no keyword) to the jobs of a company (null: all companies). */
export function ofCompany(
  flags: KeywordFlags | null,
  company: FilteredCompany | null,
  { size, positionOf }: JobColumns,
): KeywordFlags | null {
  if (company === null) return flags;
  const own = emptyFlags(size);
  for (const id of company.jobIds) {
    const job = positionOf(id);
    if (job !== -1) own[job] = flags === null ? keywordFlag.match : flags[job]!;
  }
  return own;
}
