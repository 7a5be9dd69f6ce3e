import { createCuttableProxy, type CuttableProxy } from './cuttable-proxy.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { saveJob } from './factories/index.ts';
import { createTestDatabase } from './test-database.ts';

let proxy: CuttableProxy;
let api: TestApp;
beforeAll(async () => {
  proxy = await createCuttableProxy(await createTestDatabase());
  api = await createTestApp({ databaseUrl: proxy.url });
  await saveJob(api.database);
});
beforeEach(() => proxy.cut());
afterEach(() => proxy.restore());
afterAll(async () => {
  await api.close();
  await proxy.close();
});

it.each(['/api/proxy/jobs', '/api/proxy/jobs/1', '/api/proxy/companies/1', '/api/cities', '/api/jobs/1/questions'])(
  'responds with 503 service_unavailable to %s while the database is unavailable',
  async (url) => {
    const answer = await api.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'service_unavailable' });
  },
);

it('reports the outage at /api/health', async () => {
  const answer = await api.inject('/api/health');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    status: 'degraded',
    database: 'down',
    replicas: null,
    migrations: 'unknown',
    files: 'ok',
    worker: { status: 'unknown', lastSeenAt: null },
    ingest: [],
    deliveries: null,
    mails: null,
    dataVersion: null,
  });
});

it('responds with 200 once the database is available', async () => {
  await api.inject('/api/proxy/jobs/1');
  proxy.restore();
  expect((await api.inject('/api/proxy/jobs/1')).statusCode).toBe(200);
  expect((await api.inject('/api/health')).statusCode).toBe(200);
});
