import { saveJob } from '../../../test/factories/index.ts';
import { JobTrackingRepository } from './job-tracking.repository.ts';
import { JobTrackingApi } from './testing/job-tracking-api.ts';

let tests: JobTrackingApi;
beforeAll(async () => {
  tests = await JobTrackingApi.start();
});
afterAll(() => tests.api.close());

/** Day, humans, machines. */
type Row = [day: string, people: number, machines: number];

async function save(job: number, source: string, rows: Row[]): Promise<void> {
  for (const row of rows) {
    const values =
      'insert into job_tracking_clicks (job_id, source, day, people, machines) values ($1, $2, $3, $4, $5)';
    await tests.database.query(values, [job, source, ...row]);
  }
}

const stored = (job: number, source: string) =>
  tests.database.query<object[]>(
    `select to_char(day, 'YYYY-MM-DD') as day, people, machines from job_tracking_clicks
     where job_id = $1 and source = $2 order by day`,
    [job, source],
  );

const fold = (now: string) =>
  tests.api.app.get(JobTrackingRepository).foldOld(new Date(now), new AbortController().signal);

it('merges the rows of days more than a year ago and reports the same values', async () => {
  const { id } = await saveJob(tests.database);
  await save(id, 'qr', [
    ['2024-03-01', 3, 1],
    ['2024-03-04', 2, 0],
    ['2024-03-09', 0, 5],
    ['2025-03-10', 4, 0],
    ['2025-03-11', 0, 1],
  ]);
  await save(id, 'x', [
    ['2024-03-01', 0, 1],
    ['2024-03-02', 0, 1],
  ]);
  const before = await tests.urls(id);
  // Midnight of the 11th in Lisbon is a year after the end of the 10th.
  expect(await fold('2026-03-10T23:59:59Z')).toBe(3);
  expect(await stored(id, 'qr')).toEqual([
    { day: '2024-03-04', people: 5, machines: 6 },
    { day: '2025-03-10', people: 4, machines: 0 },
    { day: '2025-03-11', people: 0, machines: 1 },
  ]);
  expect(await stored(id, 'x')).toEqual([{ day: '2024-03-02', people: 0, machines: 2 }]);
  expect(await fold('2026-03-11T00:00:00Z')).toBe(1);
  expect(await stored(id, 'qr')).toEqual([
    { day: '2025-03-10', people: 9, machines: 6 },
    { day: '2025-03-11', people: 0, machines: 1 },
  ]);
  expect(await fold('2026-03-11T00:00:00Z')).toBe(0);
  expect(await tests.urls(id)).toEqual(before);
});
