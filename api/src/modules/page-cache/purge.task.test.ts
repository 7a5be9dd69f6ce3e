import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { saveCompany, saveJob } from '../../../test/factories/index.ts';
import { startLocalServer, type LocalServer } from '../../../test/local-server.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { PageCacheConfig } from '../../config/page-cache.config.ts';
import { refreshJobIndex } from '../jobs/index.ts';
import { keysOf } from './purge.task.ts';

let cache: LocalServer;
let worker: TestWorker;
let pool: Pool;
const purged: string[] = [];
beforeAll(async () => {
  cache = await startLocalServer(({ method, headers }, response) => {
    purged.push(`${method} ${String(headers['surrogate-key'])}`);
    response.end();
  });
  worker = await createTestWorker(await createTestDatabase(), { pageCache: new PageCacheConfig([cache.origin]) });
  await worker.work();
  pool = worker.module.get(Pool, { strict: false });
});
beforeEach(() => void (purged.length = 0));
afterAll(async () => {
  await worker.close();
  await cache.close();
});

/** Changes jobs as ingest and admins do. */
async function change(jobIds: readonly number[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await refreshJobIndex(client, jobIds);
    await client.query('update job_changes set data_version = data_version + 1');
    await client.query('commit');
  } finally {
    client.release();
  }
}

it('removes the pages of changed jobs, of their companies and all lists, until every process knows the change', async () => {
  const database = worker.module.get(DataSource, { strict: false });
  const company = await saveCompany(database);
  const [one, other] = [
    await saveJob(database, { company_id: company.id }),
    await saveJob(database, { company_id: company.id }),
  ];
  await change([one.id, other.id]);
  const expected = `PURGE lists job-${one.id} job-${other.id} company-${company.id}`;
  await eventually(() => expect(purged).toEqual([expected, expected, expected]));
});

it('removes all pages if the data has changed without jobs', async () => {
  await pool.query('update job_changes set data_version = data_version + 1');
  await eventually(() => expect(purged).toEqual(['PURGE pages', 'PURGE pages', 'PURGE pages']));
});

it.each([
  ['the log does not name all', { isComplete: false, jobIds: [1], companyIds: [2] }],
  ['there are many', { isComplete: true, jobIds: Array.from({ length: 501 }, (_, id) => id), companyIds: [2] }],
])('removes all pages if jobs have changed and %s', (_, changes) => {
  expect(keysOf(changes)).toEqual(['pages']);
});
