import type { Health } from 'shared-contracts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { eventually } from './eventually.ts';
import { saveJob } from './factories/index.ts';
import { query } from './test-database.ts';

let api: TestApp;
let name: string;
beforeAll(async () => {
  api = await createTestApp();
  const [row] = await api.database.query<{ name: string }[]>('select current_database() as name');
  name = row!.name;
});
afterAll(() => api.close());

/** Simulates a failover to a standby, which also ends open connections. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  await query(`alter database ${name} set default_transaction_read_only = ${value}`);
  await query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

const health = async () => {
  const answer = await api.inject('/api/health');
  return [answer.statusCode, answer.json<Health>().status, answer.json<Health>().database];
};

it('serves reads while the database is read-only, and rejects writes with 503 read_only', async () => {
  await saveJob(api.database);
  const write = () =>
    api.inject({ method: 'POST', url: '/api/login', payload: { username: 'ana', password: 'not a password' } });
  await setReadOnly('on');
  await eventually(async () => expect(await health()).toEqual([200, 'degraded', 'read_only']));
  for (const path of ['/api/proxy/jobs', '/api/proxy/companies', '/api/cities']) {
    expect([path, (await api.inject(path)).statusCode]).toEqual([path, 200]);
  }
  const refused = await write();
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'read_only']);
  await setReadOnly('off');
  await eventually(async () => expect(await health()).toEqual([200, 'ok', 'ok']));
  expect((await write()).statusCode).toBe(401);
});
