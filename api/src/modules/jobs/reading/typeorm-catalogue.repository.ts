import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { Reference } from '../../../http/identifiers.parser.ts';
import { CatalogueRepository } from './catalogue.repository.ts';
import type { JobCardRecord, JobRecord } from './job.record.ts';
import { isOpen, jobCardColumns, jobColumns, jobTables, relatedJobs } from './job.sql.ts';

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

@Injectable()
export class TypeOrmCatalogueRepository extends CatalogueRepository {
  constructor(
    private readonly database: DataSource,
    private readonly pool: Pool,
  ) {
    super();
  }

  async find(reference: Reference): Promise<JobRecord | null> {
    const [column, value] = 'id' in reference ? ['j.id', reference.id] : ['j.slug', reference.slug];
    const [job] = await this.database.query<JobRecord[]>(
      `select ${jobColumns} from ${jobTables} where ${column} = $1`,
      [value],
    );
    return job ?? null;
  }

  findRelated(job: JobRecord, count: number): Promise<JobCardRecord[]> {
    return this.database.query<JobCardRecord[]>(relatedJobs, [job.id, job.categoryId, job.city, count]);
  }

  async findCards(ids: readonly number[]): Promise<JobCardRecord[]> {
    const { rows } = await this.pool.query<JobCardRecord>({ ...cardsStatement, values: [ids] });
    return rows;
  }

  findAll(ids: readonly number[]): Promise<JobRecord[]> {
    return this.database.query<JobRecord[]>(inOrder(jobColumns), [ids]);
  }

  async openJobIds(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `select j.id from jobs j where ${isOpen}
       order by (j.is_featured and (j.featured_until is null or j.featured_until > now())) desc,
         j.posted_at desc, j.id desc`,
    );
    return rows.map(({ id }) => id);
  }

  async nextExpiry(): Promise<Date | null> {
    const [row] = await this.database.query<{ at: Date | null }[]>(
      `select least(
         min(closes_at) filter (where closes_at > now()),
         min(featured_until) filter (where is_featured and featured_until > now())
       ) as at from jobs where status = 'open'`,
    );
    return row?.at ?? null;
  }
}
