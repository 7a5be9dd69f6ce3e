import { Registry } from 'prom-client';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { createCuttableProxy, type CuttableProxy } from '../../../test/cuttable-proxy.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { ErasureJournalWriter } from '../erasures/index.ts';
import { ArchivingRepository } from './archiving.repository.ts';

let proxy: CuttableProxy;
let api: TestApp;
let worker: TestWorker;
beforeAll(async () => {
  const url = await createTestDatabase();
  proxy = await createCuttableProxy(url);
  api = await createTestApp({ databaseUrl: url });
  worker = await createTestWorker(proxy.url);
  jest.spyOn(worker.module.get(ErasureJournalWriter, { strict: false }), 'onApplicationBootstrap').mockReturnValue();
  await worker.work();
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await proxy.close();
});

const metrics = () => worker.module.get(Registry).metrics();
const afterOneCollection = () => new Promise((resolve) => setTimeout(resolve, 1100));

it('measures the rows, also of empty queues', async () => {
  await insertRow(api.database, 'mails', { key: 'a', kind: 'x', language: 'pt', recipient: 'a@example.com', data: {} });
  await api.database.query(`insert into pgboss.job (name, data, start_after)
    values ('send-mail', '{"key": "b"}', now() + interval '1 hour')`);
  await api.database.query(
    `insert into ingest_state (source, last_success_at) values ('hr', now() - interval '90 seconds')`,
  );
  await api.database.query(`
    insert into erasures (kind, subject, erased_at, is_replay) values ('account', '7', now() - interval '1 hour', true)`);
  const text = await metrics();
  expect(text).toContain('rows_readable 1');
  expect(text).toContain('erasures_oldest_unjournaled_seconds 0');
  expect(text).toContain('queue_jobs{queue="send-mail",state="waiting"} 1');
  expect(text).toContain('queue_jobs{queue="deliver-application",state="active"} 0');
  expect(text).toContain('mails{state="waiting"} 1');
  expect(text).toContain('deliveries{state="failed"} 0');
  expect(text).toMatch(/ingest_age_seconds\{source="hr"\} 9\d/);
  expect(text).toContain('ingest_open_jobs{source="hr"} 0');
  expect(text).not.toContain('a@example.com');
});

it('measures the age of the oldest erasure that is not in the journal', async () => {
  await api.database.query(`insert into erasures (kind, subject, erased_at)
    values ('account', '8', now() - interval '20 seconds'), ('account', '9', now() - interval '90 seconds')`);
  await afterOneCollection();
  expect(await metrics()).toMatch(/^erasures_oldest_unjournaled_seconds 9\d/m);
});

it('omits archiving without it', async () => {
  expect(await metrics()).not.toMatch(/^database_archive/m);
});

it.each([
  ['works', false, 0],
  ['fails', true, 1],
])('measures archiving that %s', async (_, isFailing, failing) => {
  const find = jest.spyOn(worker.module.get(ArchivingRepository, { strict: false }), 'find');
  find.mockResolvedValue({ archivedAt: new Date(Date.now() - 90_000), isFailing });
  await afterOneCollection();
  const text = await metrics();
  find.mockRestore();
  expect(text).toMatch(/^database_archive_age_seconds 9\d/m);
  expect(text).toContain(`database_archive_failing ${failing}`);
});

it('omits rows while the database is unavailable, and measures the rest', async () => {
  proxy.cut();
  await afterOneCollection();
  const text = await metrics();
  proxy.restore();
  expect(text).toContain('rows_readable 0');
  expect(text).not.toMatch(/^(queue_jobs|mails|deliveries|erasures|ingest)\S* \d/m);
  expect(text).toContain('database_connections');
});

it('measures rows again when the database is available', async () => {
  await afterOneCollection();
  expect(await metrics()).toContain('rows_readable 1');
});
