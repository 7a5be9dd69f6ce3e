import { Client } from 'pg';
import { createTestApp } from '../../../../test/create-test-app.ts';
import { eventually } from '../../../../test/eventually.ts';
import { createTestDatabase, poolSize } from '../../../../test/test-database.ts';
import { JobManagementApi } from '../testing/job-management-api.ts';
import { lockJobWriting } from '../writing/job-writing.repository.ts';

// Another process holds a lock that a change needs.
let jobs: JobManagementApi;
let other: Client;
/** Statistics are fixed within a transaction, so a second connection reads them. */
let watcher: Client;
let job: number;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  jobs = await JobManagementApi.start(await createTestApp({ databaseUrl }));
  [other, watcher] = [new Client({ connectionString: databaseUrl }), new Client({ connectionString: databaseUrl })];
  await Promise.all([other.connect(), watcher.connect()]);
  job = (await jobs.created()).id;
});
beforeEach(() => other.query('begin'));
afterEach(() => other.query('rollback'));
afterAll(() => Promise.all([jobs.api.close(), other.end(), watcher.end()]));

const toggle = () => jobs.api.inject({ method: 'PUT', url: `/api/jobs/${job}/toggle`, cookies: jobs.cookies });

const waiting = async () => {
  const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await watcher.query(sql)).rowCount;
};

it.each<[string, () => Promise<unknown>]>([
  ['another writer', () => lockJobWriting(other)],
  ['the search index', () => other.query('select pg_advisory_xact_lock(7203115)')],
  ['the job', () => other.query('select from jobs where id = $1 for update', [job])],
])('returns 503 with Retry-After if %s is locked for too long', async (_, lock) => {
  await lock();
  const { statusCode, headers, body } = await toggle();
  expect([statusCode, JSON.parse(body).code]).toEqual([503, 'service_unavailable']);
  expect(headers['retry-after']).toBe('5');
});

it('uses one connection for waiting changes, and none of them waits longer than five seconds', async () => {
  await lockJobWriting(other);
  let answered = 0;
  const start = performance.now();
  const changes = Array.from({ length: poolSize * 3 }, async () => {
    const { statusCode } = await toggle();
    answered += 1;
    expect(statusCode).toBe(503);
    return performance.now() - start;
  });
  await eventually(async () => expect(await waiting()).toBe(1));
  for (let visit = 0; visit < 10; visit++) expect((await jobs.getPublic(job)).status).toBe(200);
  // The page requests did not wait for any change.
  expect(answered).toBe(0);
  expect(await waiting()).toBe(1);
  // Sequential waits would take three times as long.
  expect(Math.max(...(await Promise.all(changes)))).toBeLessThan(poolSize * 5_000);
});

it('runs waiting changes one after another', async () => {
  await lockJobWriting(other);
  const changes = Array.from({ length: poolSize * 2 }, toggle);
  await eventually(async () => expect(await waiting()).toBe(1));
  await other.query('rollback');
  expect((await Promise.all(changes)).map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200));
});
