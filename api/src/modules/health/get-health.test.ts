import type { Health } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { saveJob } from '../../../test/factories/index.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

async function get() {
  const answer = await api.inject('/api/health');
  return { status: answer.statusCode, body: answer.json<Health>(), headers: answer.headers };
}

const saveState = (columns: string, values: string) =>
  api.database.query(`insert into ingest_state (source, ${columns}) values ('hr', ${values})`);

describe('GET /api/health', () => {
  it('is well before the first ingest, and nobody keeps the answer', async () => {
    const { status, body, headers } = await get();
    expect(status).toBe(200);
    const deliveries = { waiting: 0, failed: 0, oldestDueAt: null };
    const mails = { waiting: 0, uncertain: 0 };
    expect(body).toEqual({ status: 'ok', database: 'ok', ingest: [], deliveries, mails, dataVersion: '0' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('tells how the last read went and how many jobs are open', async () => {
    await saveJob(api.database);
    await saveJob(api.database, { status: 'closed' });
    await saveState('last_attempt_at, last_success_at, data_version', `'2026-11-20T10:00Z', '2026-11-20T10:00Z', 12`);
    const { body } = await get();
    expect(body).toEqual({
      status: 'ok',
      database: 'ok',
      dataVersion: '12',
      deliveries: { waiting: 0, failed: 0, oldestDueAt: null },
      mails: { waiting: 0, uncertain: 0 },
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

  it('still answers 200 while the HR backend fails, and says that the data is stale', async () => {
    await saveState('last_success_at, consecutive_failures, last_error', `now(), 2, 'HTTP 503'`);
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'degraded', ingest: [{ status: 'stale', lastError: 'HTTP 503' }] });
  });

  it('says that somebody has to look where a mail may have arrived', async () => {
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

  it('says when nothing was ever read', async () => {
    await saveState('consecutive_failures', '1');
    expect((await get()).body).toMatchObject({ status: 'degraded', ingest: [{ status: 'never' }] });
  });
});
