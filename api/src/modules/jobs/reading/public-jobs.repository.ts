import { Injectable } from '@nestjs/common';
import type { CompanyJobsFilter } from 'shared-contracts';
import { openJob, statesPay } from '../../../database/catalogue.sql.ts';
import { CatalogueReads, readRows } from '../../../database/replicas/reads.provider.ts';
import type { Reference } from '../../../http/index.ts';
import {
  isOpen,
  jobCardColumns,
  jobColumns,
  jobTables,
  relatedJobs,
  type JobCardRecord,
  type JobRecord,
} from './job.sql.ts';

/** Used by every search. A named statement is planned once per connection. */
const cardsStatement = {
  name: 'job-cards',
  text: inOrder(jobCardColumns),
};

/** Selects `columns` of the jobs with the ids `$1`, in the order of the ids. */
function inOrder(columns: string): string {
  return `select ${columns} from unnest($1::int[]) with ordinality as wanted (id, place), ${jobTables}
    where j.id = wanted.id order by wanted.place`;
}

/** Open jobs `j` of the company `$1` at the moment `$2`, with their category `k`. */
const openJobsOfCompany = `from jobs j left join categories k on k.id = j.category_id
  where j.company_id = $1 and ${openJob('j', '$2')}`;

/** Open jobs with these properties. A job without a category has no slug. */
export interface OpenJobCount {
  slug: string | null;
  name: string | null;
  pay: boolean;
  remote: boolean;
  count: number;
}

@Injectable()
export class PublicJobsRepository {
  constructor(private readonly reads: CatalogueReads) {}

  /** A job in any state, by its id or current slug. */
  async find(reference: Reference): Promise<JobRecord | null> {
    const [column, value] = 'id' in reference ? ['j.id', reference.id] : ['j.slug', reference.slug];
    const [job] = await readRows<JobRecord>(this.reads, `select ${jobColumns} from ${jobTables} where ${column} = $1`, [
      value,
    ]);
    return job ?? null;
  }

  /** Open jobs of the same category, first those of the same city, then the newest. Excludes the job itself. */
  findRelated(job: JobRecord, count: number): Promise<JobCardRecord[]> {
    return readRows<JobCardRecord>(this.reads, relatedJobs, [job.id, job.categoryId, job.city, count]);
  }

  /** Cards in the order of `ids`. Unknown ids are omitted. */
  async findCards(ids: readonly number[]): Promise<JobCardRecord[]> {
    const { rows } = await this.reads.query<JobCardRecord>({ ...cardsStatement, values: [ids] });
    return rows;
  }

  /** Full records in the order of `ids`. Unknown ids are omitted. */
  findAll(ids: readonly number[]): Promise<JobRecord[]> {
    return readRows<JobRecord>(this.reads, inOrder(jobColumns), [ids]);
  }

  /** Ids of all open jobs: featured first, then the newest. */
  async openJobIds(): Promise<number[]> {
    const rows = await readRows<{ id: number }>(
      this.reads,
      `select j.id from jobs j where ${isOpen}
       order by (j.is_featured and (j.featured_until is null or j.featured_until > now())) desc,
         j.posted_at desc, j.id desc`,
    );
    return rows.map(({ id }) => id);
  }

  /** When the next open job closes or stops being featured; null if no job has such a date. */
  async nextExpiry(): Promise<Date | null> {
    const [row] = await readRows<{ at: Date | null }>(
      this.reads,
      `select least(
         min(closes_at) filter (where closes_at > now()),
         min(featured_until) filter (where is_featured and featured_until > now())
       ) as at from jobs where status = 'open'`,
    );
    return row?.at ?? null;
  }

  /** A company's open jobs by category, stated pay and remote work. */
  async countOpenOfCompany(companyId: number, now: Date): Promise<OpenJobCount[]> {
    return readRows<OpenJobCount>(
      this.reads,
      `select k.slug, k.name, ${statesPay('j')} as pay, j.workplace is not distinct from 'remote' as remote,
         count(*)::int as count
       ${openJobsOfCompany} group by 1, 2, 3, 4`,
      [companyId, now],
    );
  }

  /** Ids of a company's open jobs that match, newest first. */
  async findOpenIdsOfCompany(
    companyId: number,
    now: Date,
    { filter, offset, limit }: { filter: CompanyJobsFilter; offset: number; limit: number },
  ): Promise<number[]> {
    const rows = await readRows<{ id: number }>(
      this.reads,
      `select j.id ${openJobsOfCompany}
         and ($3 = '' or k.slug = $3) and (not $4 or ${statesPay('j')}) and (not $5 or j.workplace = 'remote')
       order by j.posted_at desc, j.id desc offset $6 limit $7`,
      [companyId, now, filter.area, filter.pay, filter.remote, offset, limit],
    );
    return rows.map(({ id }) => id);
  }
}
