import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { saveJob } from '../../test/factories/index.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
let clock: jest.SpiedFunction<typeof Date.now>;

const log: string[] = [];
let api: TestApp;
let jobUrl: string;
beforeAll(async () => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(noon);
  api = await createTestApp({ log, server: { logLevel: 'warn' } });
  jobUrl = `/api/proxy/jobs/${(await saveJob(api.database)).id}`;
  await api.database.query(`insert into ingest_state (source, data_version) values ('hr', 41), ('other', 1)`);
});
beforeEach(() => clock.mockReturnValue(noon));
afterAll(async () => {
  clock.mockRestore();
  await api.close();
});

const get = (url: string, tag?: string) => api.inject({ url, headers: tag ? { 'if-none-match': tag } : {} });

it.each([
  '/api/proxy/jobs',
  '/api/proxy/job-search',
  '/api/cities',
  '/api/categories',
  '/api/job-types',
  '/api/experience-levels',
])('%s returns the data version, and 304 for a current ETag', async (url) => {
  const first = await get(url);
  expect(first.headers).toMatchObject({ 'x-data-version': '42', 'cache-control': 'public, no-cache' });
  const second = await get(url, `"other", ${first.headers.etag}`);
  expect([second.statusCode, second.body]).toEqual([304, '']);
  expect(second.headers).toMatchObject({ etag: first.headers.etag, 'x-data-version': '42' });
  expect(log).toEqual([]);
});

it('returns the body after a data change', async () => {
  const { headers } = await get(jobUrl);
  await api.database.query(`update ingest_state set data_version = data_version + 1 where source = 'hr'`);
  clock.mockReturnValue(noon + 1_000);
  const answer = await get(jobUrl, headers.etag);
  expect([answer.statusCode, answer.headers['x-data-version']]).toEqual([200, '43']);
});

it('returns the body after five minutes, because jobs also expire by time', async () => {
  const { headers } = await get(jobUrl);
  clock.mockReturnValue(noon + 5 * 60_000);
  expect((await get(jobUrl, headers.etag)).statusCode).toBe(200);
});

it('returns the data version with an error, but no ETag', async () => {
  const { headers } = await get('/api/proxy/jobs/424242');
  expect(headers).not.toHaveProperty('etag');
  expect(headers['x-data-version']).toEqual(expect.stringMatching(/^\d+$/));
});

it('returns 304 for any ETag only if the job exists', async () => {
  const known = await get(jobUrl, '*');
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect((await get('/api/proxy/jobs/424242', '*')).statusCode).toBe(404);
});
