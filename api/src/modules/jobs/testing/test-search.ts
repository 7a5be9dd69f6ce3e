import { Test } from '@nestjs/testing';
import { Pool, type ClientBase } from 'pg';
import { emptyJobFilter, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { testConfig } from '../../../../test/create-test-app.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { ConfigModule } from '../../../config/config.module.ts';
import { DataVersion, readDataVersion } from '../../../database/data-version.cache.ts';
import { incrementDataVersion } from '../../../database/data-version.repository.ts';
import { DatabaseModule } from '../../../database/database.module.ts';
import { JobSearchModule } from '../jobs.module.ts';
import { PayRanges } from '../pay/pay-ranges.service.ts';
import { FoundJobs } from '../search/found-jobs.service.ts';
import { rebuildJobIndex, refreshJobIndex } from '../search/job-index.repository.ts';
import { JobCounts } from '../search/job-counts.service.ts';
import { JobSearch } from '../search/job-search.service.ts';

export interface TestSearch {
  database: DataSource;
  pool: Pool;
  search: JobSearch;
  found: FoundJobs;
  payRanges: PayRanges;
  counts: JobCounts;
  /** Indexes the jobs that the test has stored. */
  rebuild: () => Promise<void>;
  /** Indexes changed jobs in the way of ingest and admins. */
  refresh: (ids: readonly number[]) => Promise<void>;
  /** Reads the newest version as `DataVersion` does in the background. */
  prepare: () => Promise<void>;
  find: (filter: Partial<JobFilter>, now?: Date) => Promise<JobSearchPage>;
  /** Titles of the first page. */
  titles: (filter: Partial<JobFilter>) => Promise<string[]>;
  close: () => Promise<void>;
}

async function withClient(pool: Pool, work: (client: ClientBase) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** The search module on a new database. It reads every change immediately instead of within a second. */
export async function createTestSearch(): Promise<TestSearch> {
  let prepare = (_version: string): Promise<unknown> => Promise.resolve();
  const config = testConfig(await createTestDatabase());
  const module = await Test.createTestingModule({
    imports: [ConfigModule.forRoot(config), DatabaseModule, JobSearchModule],
  })
    .overrideProvider(DataVersion)
    .useFactory({
      inject: [DataSource],
      factory: (database: DataSource) => ({
        current: () => readDataVersion(database),
        beforeRefresh: (preparation: typeof prepare) => {
          prepare = preparation;
        },
      }),
    })
    .compile();
  await module.init();
  const search = module.get(JobSearch, { strict: false });
  const pool = module.get(Pool, { strict: false });
  const find: TestSearch['find'] = (filter, now = new Date()) => search.search({ ...emptyJobFilter, ...filter }, now);
  return {
    database: module.get(DataSource),
    pool,
    search,
    found: module.get(FoundJobs, { strict: false }),
    counts: module.get(JobCounts, { strict: false }),
    payRanges: module.get(PayRanges, { strict: false }),
    rebuild: () => withClient(pool, rebuildJobIndex),
    refresh: (ids) =>
      withClient(pool, async (client) => {
        await refreshJobIndex(client, ids);
        await incrementDataVersion(client, null, 'jobs');
      }),
    prepare: async () => void (await prepare(await readDataVersion(module.get(DataSource, { strict: false })))),
    find,
    titles: async (filter) => (await find(filter)).items.map(({ title }) => title),
    close: () => module.close(),
  };
}
