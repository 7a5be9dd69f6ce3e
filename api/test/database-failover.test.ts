import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseConfig } from '../src/config/database.config.ts';
import { DatabaseRecovery } from '../src/database/database-recovery.service.ts';
import { createCuttableProxy, type CuttableProxy } from './cuttable-proxy.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { eventually } from './eventually.ts';
import { saveJob } from './factories/index.ts';
import { createTestDatabase } from './test-database.ts';

let proxy: CuttableProxy;
let api: TestApp;
beforeAll(async () => {
  proxy = await createCuttableProxy(await createTestDatabase());
  api = await createTestApp({ databaseUrl: proxy.url, databaseTimeouts: { outage: 60_000 } });
  await saveJob(api.database);
});
afterEach(() => proxy.restore());
afterAll(async () => {
  await api.close();
  await proxy.close();
});

const read = async () => (await api.inject('/api/proxy/jobs/1')).statusCode;
const write = () => api.inject({ method: 'POST', url: '/api/login', payload: { username: 'ana', password: 'frase' } });

it('delays reads until the database responds, and rejects writes at once with Retry-After', async () => {
  proxy.cut();
  const answers = Promise.all(
    ['/api/proxy/jobs/1', '/api/cities', '/api/proxy/companies'].map((url) => api.inject(url)),
  );
  const refused = await write();
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'service_unavailable']);
  expect(refused.headers['retry-after']).toBe('2');
  await wait(500);
  proxy.restore();
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

it('repeats a read whose statement PostgreSQL ends', async () => {
  const blocker = api.database.createQueryRunner();
  await blocker.startTransaction();
  await blocker.query('lock table jobs in access exclusive mode');
  const answer = read();
  const waiting = `select pg_terminate_backend(pid) as ended from pg_stat_activity
    where application_name = 'api-test' and wait_event_type = 'Lock' and query like '%jobs%'`;
  // A response can wait for several statements. Not asked by the blocker: a transaction sees pg_stat_activity as of its first query.
  await eventually(async () => expect(await api.database.query(waiting)).not.toEqual([]));
  await blocker.rollbackTransaction();
  await blocker.release();
  expect(await answer).toBe(200);
});

it('delays reads for the first seconds of an outage only, and again in the next outage', async () => {
  const outage = 1_000;
  Object.assign(api.app.get(DatabaseConfig).timeouts, { outage });
  proxy.cut();
  const took = async () => {
    const began = performance.now();
    return { status: await read(), ms: performance.now() - began };
  };
  const first = await took();
  expect(first.status).toBe(503);
  expect(first.ms).toBeGreaterThanOrEqual(outage * 0.9);
  const second = await took();
  expect(second.status).toBe(503);
  expect(second.ms).toBeLessThan(outage * 0.9);
  proxy.restore();
  expect(await read()).toBe(200);
  await eventually(() => expect(api.app.get(DatabaseRecovery).isOut).toBe(false));
  proxy.cut();
  expect((await took()).ms).toBeGreaterThanOrEqual(outage * 0.9);
});
