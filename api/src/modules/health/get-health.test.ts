import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { Draining } from 'server-kit';
import type { Health } from 'shared-contracts';
import { createTestApp, testFilesDir, type TestApp } from '../../../test/create-test-app.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { eventually } from '../../../test/eventually.ts';
import { saveJob } from '../../../test/factories/index.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { IngestStatesRepository } from './ingest-states.repository.ts';

let api: TestApp;

async function get() {
  const answer = await api.inject('/api/health');
  return { status: answer.statusCode, body: answer.json<Health>(), headers: answer.headers };
}

const emptyQueue = { waiting: 0, failed: 0, oldestDueAt: null };
const idleQueue = {
  status: 'ok',
  database: 'ok',
  replicas: null,
  migrations: 'ok',
  files: 'ok',
  worker: { status: 'never', lastSeenAt: null },
  deliveries: { ...emptyQueue, reusedIds: 0 },
  mails: { ...emptyQueue, uncertain: 0 },
};

const saveState = (columns: string, values: string) =>
  api.database.query(`insert into ingest_state (source, ${columns}) values ('hr', ${values})`);

describe('GET /api/health', () => {
  beforeAll(async () => {
    api = await createTestApp();
  });
  afterEach(async () => {
    await emptyTables(api.database, 'jobs, ingest_state, mails, pgboss.job');
    await api.database.query('update pgboss.version set maintained_on = null');
  });
  afterAll(() => api.close());

  it('is ok before the first ingest, and is not cacheable', async () => {
    const { status, body, headers } = await get();
    expect(status).toBe(200);
    expect(body).toEqual({ ...idleQueue, ingest: [], dataVersion: '0' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('reports the last read and the number of open jobs', async () => {
    await saveJob(api.database);
    await saveJob(api.database, { status: 'closed' });
    await saveState('last_attempt_at, last_success_at, data_version', `'2026-11-20T10:00Z', '2026-11-20T10:00Z', 12`);
    const { body } = await get();
    expect(body).toEqual({
      ...idleQueue,
      dataVersion: '12',
      ingest: [
        {
          source: 'hr',
          status: 'ok',
          lastSuccessAt: '2026-11-20T10:00:00.000Z',
          lastAttemptAt: '2026-11-20T10:00:00.000Z',
          lastError: null,
          openJobs: 1,
        },
      ],
    });
  });

  it('returns 200 while the HR backend fails, and reports stale data', async () => {
    await saveState('last_success_at, consecutive_failures, last_error', `now(), 2, 'HTTP 503'`);
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'degraded', ingest: [{ status: 'stale', lastError: 'HTTP 503' }] });
  });

  it('is degraded while a mail is uncertain', async () => {
    const mail = { kind: 'test', language: 'pt', recipient: 'ana@example.com', data: {} };
    await insertRow(api.database, 'mails', { key: 'waits', ...mail });
    await insertRow(api.database, 'mails', { key: 'leaves', ...mail, claimed_at: new Date() });
    expect((await get()).body).toMatchObject({ status: 'ok', mails: { waiting: 1, uncertain: 0 } });
    await insertRow(api.database, 'mails', { key: 'left', ...mail, claimed_at: new Date(Date.now() - 121_000) });
    expect(await get()).toMatchObject({
      status: 200,
      body: { status: 'degraded', mails: { waiting: 1, uncertain: 1 } },
    });
  });

  it('reports a source that was never read', async () => {
    await saveState('consecutive_failures', '1');
    expect((await get()).body).toMatchObject({ status: 'degraded', ingest: [{ status: 'never' }] });
  });

  it.each([
    ["now() - interval '10 seconds'", 'ok', 'ok'],
    ["now() - interval '3 minutes'", 'late', 'degraded'],
  ])('reports the status of a worker that was last seen at %s', async (seen, worker, status) => {
    await api.database.query(`update pgboss.version set maintained_on = ${seen}`);
    const { body } = await get();
    expect(body).toMatchObject({ status, worker: { status: worker, lastSeenAt: expect.stringContaining('T') } });
  });

  const saveMail = (key: string, columns: object) =>
    insertRow(api.database, 'mails', {
      key,
      kind: 'x',
      language: 'pt',
      recipient: 'a@example.com',
      data: {},
      ...columns,
    });
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it('counts waiting mails, and mails that failed within a day, which do not degrade the status', async () => {
    await saveMail('sent', { sent_at: ago(1) });
    await saveMail('refused', { failed_at: ago(60) });
    await saveMail('refused long ago', { failed_at: ago(2000) });
    await saveMail('waits', { created_at: ago(20) });
    await saveMail('is for later', { created_at: ago(30) });
    await api.database.query(`insert into pgboss.job (name, data, start_after)
      values ('send-mail', '{"key": "is for later"}', now() + interval '1 minute')`);
    const { body } = await get();
    expect(body.mails).toEqual({ waiting: 2, failed: 1, uncertain: 0, oldestDueAt: expect.any(String) });
    expect(Math.round((Date.now() - Date.parse(body.mails!.oldestDueAt!)) / 60_000)).toBe(20);
    expect(body.status).toBe('ok');
  });

  it('is degraded when a mail has been due for an hour', async () => {
    await saveMail('waits', { created_at: ago(61) });
    expect((await get()).body.status).toBe('degraded');
  });

  it('leaves no files in the store', async () => {
    await get();
    expect(
      await readdir(join(testFilesDir, 'stored')).then((names) => names.filter((name) => name.startsWith('.'))),
    ).toEqual([]);
  });

  it('does not wait for a connection of the pool', async () => {
    const pool = api.app.get(Pool);
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    try {
      expect(await get()).toMatchObject({ status: 200, body: { status: 'ok', database: 'ok' } });
      expect(pool.waitingCount).toBe(0);
    } finally {
      for (const client of clients) client.release();
    }
  });
});

describe('GET /api/health of a new process', () => {
  beforeEach(async () => {
    api = await createTestApp();
  });
  afterEach(() => api.close());

  it('is degraded if the disk is not writable, checks it rarely, and reveals no details', async () => {
    await rm(testFilesDir, { recursive: true, force: true });
    await mkdir(dirname(testFilesDir), { recursive: true });
    await writeFile(testFilesDir, 'a file in the place of the folder');
    try {
      const { status, body } = await get();
      expect([status, body.status, body.files]).toEqual([200, 'degraded', 'down']);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${testFilesDir}|ENOTDIR|EEXIST`));
    } finally {
      await rm(testFilesDir);
    }
    expect((await get()).body.files).toBe('down');
  });

  it('is degraded if the schema is older than the release, not if it is newer', async () => {
    await api.database.query(
      `insert into migrations (timestamp, name) values (9999999999999, 'OfTheNextRelease9999999999999')`,
    );
    expect((await get()).body.migrations).toBe('ok');
    await api.close();
    api = await createTestApp();
    await api.database.query(`delete from migrations where id = (select max(id) from migrations)`);
    const { status, body } = await get();
    expect([status, body.status, body.migrations]).toEqual([200, 'degraded', 'pending']);
  });

  it('reads the database once a second, regardless of the number of requests', async () => {
    await api.close();
    api = await createTestApp({ healthRowsMs: 1000 });
    const stateReads = jest.spyOn(api.app.get(IngestStatesRepository, { strict: false }), 'all');
    await Promise.all([get(), get()]);
    await get();
    expect(stateReads).toHaveBeenCalledTimes(1);
    await eventually(async () => {
      await get();
      expect(stateReads).toHaveBeenCalledTimes(2);
    });
  });

  it('does not wait for a slow statement if a recent result exists', async () => {
    await api.close();
    api = await createTestApp({ healthRowsMs: 1 });
    await get();
    await new Promise((resolve) => setTimeout(resolve, 2));
    const slow = jest.spyOn(api.app.get(IngestStatesRepository, { strict: false }), 'all');
    let finish = () => {};
    slow.mockImplementation(() => new Promise((resolve) => (finish = () => resolve([]))));
    expect(await get()).toMatchObject({ status: 200, body: { status: 'ok', database: 'ok' } });
    expect(slow).toHaveBeenCalledTimes(1);
    finish();
  });

  it('is not ready after a stop signal', async () => {
    api.app.get(Draining).begin();
    const { status, body, headers } = await get();
    expect([status, body.status, headers.connection]).toEqual([503, 'draining', 'close']);
  });
});
