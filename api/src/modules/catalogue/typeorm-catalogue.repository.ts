import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import type { Reference } from '../../http/id-or-slug.ts';
import { CatalogueRepository } from './catalogue.repository.ts';
import type { JobCardRecord, JobRecord } from './job.record.ts';
import { isOpen, jobCardColumns, jobColumns, jobTables, relatedJobs } from './job.sql.ts';

/** Rows of one batch of the full list: some 30 ms of work, so that other requests get their turn between two. */
const batchSize = 1_000;

const declareOpenJobs = `
  declare open_jobs no scroll cursor for select ${jobCardColumns} from ${jobTables} where ${isOpen}
  order by (j.is_featured and (j.featured_until is null or j.featured_until > now())) desc,
    j.posted_at desc, j.id desc`;

@Injectable()
export class TypeOrmCatalogueRepository extends CatalogueRepository {
  constructor(private readonly database: DataSource) {
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

  findCards(ids: readonly number[]): Promise<JobCardRecord[]> {
    return this.database.query<JobCardRecord[]>(
      `select ${jobCardColumns} from unnest($1::int[]) with ordinality as wanted (id, place), ${jobTables}
       where j.id = wanted.id order by wanted.place`,
      [ids],
    );
  }

  async *openJobs(): AsyncGenerator<JobCardRecord[]> {
    const runner = this.database.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      await runner.query(declareOpenJobs);
      for (let batch = await fetchBatch(runner); batch.length > 0; batch = await fetchBatch(runner)) yield batch;
    } finally {
      // Also when the reader has gone away in the middle: nothing was written, the cursor ends with its transaction.
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }
}

function fetchBatch(runner: QueryRunner): Promise<JobCardRecord[]> {
  return runner.query(`fetch forward ${batchSize} from open_jobs`) as Promise<JobCardRecord[]>;
}
