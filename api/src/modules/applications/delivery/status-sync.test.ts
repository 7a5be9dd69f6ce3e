import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from 'shared-contracts';
import { createTestWorker, withTestWorker, type TestWorker } from '../../../../test/create-test-worker.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { saveJob, saveSignedIn } from '../../../../test/factories/index.ts';
import { HrReadError } from '../../hr/index.ts';
import { MailsRepository, SendMailHandler } from '../../mail/index.ts';
import { StatusesRepository } from '../statuses.repository.ts';
import { ApplicationsApi } from '../testing/applications-api.ts';
import { StatusSync } from './status-sync.task.ts';

let tests: ApplicationsApi;
let worker: TestWorker;
let id: string;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
  worker = await createTestWorker(tests.databaseUrl);
});
beforeEach(async () => {
  await tests.clear();
  worker.reset();
  id = (await tests.apply((await saveJob(tests.database)).id)).body.id;
});
afterAll(async () => {
  await worker.close();
  await tests.api.close();
});

const sync = () => worker.module.get(StatusSync).run();
const reportStatus = (status: ApplicationStatus, at: string, applicationId = id) =>
  worker.hr.statuses.push({ applicationId, status, updatedAt: new Date(at) });
/** Returns a promise that blocks until the test opens it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const status = async () => (await tests.one<{ status: string }>('select status from applications')).status;

describe('status changes of an application', () => {
  it('are read with their history from the last read position', async () => {
    reportStatus('reviewing', '2026-11-20T10:00:00Z');
    reportStatus('interview', '2026-11-21T10:00:00Z');
    expect(await sync()).toBe(2);
    expect(await status()).toBe('interview');
    const { history } = (await tests.api.inject(`/api/applications/${tests.token(id)}`)).json();
    expect(history).toEqual([
      { status: 'reviewing', at: '2026-11-20T10:00:00.000Z' },
      { status: 'interview', at: '2026-11-21T10:00:00.000Z' },
    ]);
    expect(await sync()).toBe(0);
    expect(worker.hr.calls).toEqual([
      'statuses since 1970-01-01T00:00:00.000Z',
      'statuses since 2026-11-21T10:00:00.000Z',
    ]);
  });

  it('never return to pending', async () => {
    reportStatus('declined', '2026-11-20T10:00:00Z');
    reportStatus('pending', '2026-11-21T10:00:00Z');
    await sync();
    expect(await status()).toBe('declined');
  });

  it('can be corrected', async () => {
    reportStatus('declined', '2026-11-20T10:00:00Z');
    reportStatus('interview', '2026-11-21T10:00:00Z');
    await sync();
    expect(await status()).toBe('interview');
  });

  it('are ignored for withdrawn and unknown applications', async () => {
    await tests.withdraw(id);
    reportStatus('accepted', '2026-11-20T10:00:00Z');
    reportStatus('accepted', '2026-11-20T11:00:00Z', randomUUID());
    expect(await sync()).toBe(0);
    expect(await status()).toBe('pending');
  });

  it('are read again from the same position after an interrupted read', async () => {
    reportStatus('reviewing', '2026-11-20T10:00:00Z');
    worker.hr.failures.push(new HrReadError('unreachable', 'unavailable'));
    expect(await sync()).toBe(0);
    expect(await sync()).toBe(1);
    expect(await status()).toBe('reviewing');
  });

  it('are read by one of two workers', async () => {
    reportStatus('reviewing', '2026-11-20T10:00:00Z');
    const [reading, go] = [gate(), gate()];
    worker.hr.beforeCall = () => {
      reading.open();
      return go.opened;
    };
    await withTestWorker(tests.databaseUrl, async ({ module, hr }) => {
      hr.statuses = worker.hr.statuses;
      const first = sync();
      await reading.opened;
      expect(await module.get(StatusSync).run()).toBe(0);
      go.open();
      expect(await first).toBe(1);
      expect(hr.calls).toEqual([]);
    });
  });
});

describe('mails about status changes', () => {
  const send = async () => {
    for (const { key } of await tests.database.query<{ key: string }[]>(
      `select key from mails where kind = 'application-status-changed' order by key`,
    )) {
      await worker.module.get(SendMailHandler).run({ key });
    }
    return worker.mail.sent;
  };
  const enqueued = () => tests.database.query(`select key, kind, recipient, language, data from mails`);
  beforeEach(async () => {
    await tests.clear();
  });
  const apply = async (fields: Record<string, string> = { email: 'ines@example.com', name: 'Inês' }) => {
    const job = await saveJob(tests.database);
    id = (await tests.apply(job.id, { fields })).body.id;
    await emptyTables(tests.database, 'mails');
    return job;
  };

  it('are enqueued with the change, without a secret, and link to the application', async () => {
    const job = await apply();
    reportStatus('declined', '2026-11-20T10:00:00Z');
    await sync();
    expect(await enqueued()).toEqual([
      {
        key: `application-status:${id}:declined:2026-11-20T10:00:00.000Z`,
        kind: 'application-status-changed',
        recipient: 'ines@example.com',
        language: 'pt',
        data: {
          applicationId: id,
          userId: null,
          status: 'declined',
          jobTitle: job.title,
          companyName: expect.any(String),
        },
      },
    ]);
    const [mail] = await send();
    expect(mail).toMatchObject({ to: 'ines@example.com', subject: `Resposta à sua candidatura: ${job.title}` });
    expect(mail?.text).toContain(`/applications/${tests.token(id)}`);
    expect(mail?.text).toContain('Olá, Inês.');
  });

  it.each(['reviewing', 'interview', 'accepted'] as const)(
    'report %s to signed-in applicants too',
    async (reported) => {
      const { user, cookies } = await saveSignedIn(tests.database);
      id = (await tests.apply((await saveJob(tests.database)).id, { cookies })).body.id;
      reportStatus(reported, '2026-11-20T10:00:00Z');
      await sync();
      expect((await send()).map(({ to }) => to)).toEqual([user.email]);
    },
  );

  it('of before a recovery wait for an operator, later ones do not', async () => {
    await apply();
    const settled = `insert into application_sync (source, read_until, mailed_until) values ('hr', to_timestamp(0), $1)`;
    await tests.database.query(settled, ['2026-11-20T12:00:00Z']);
    reportStatus('reviewing', '2026-11-20T12:00:00Z');
    reportStatus('interview', '2026-11-20T12:00:01Z');
    expect(await sync()).toBe(2);
    const uncertain = await worker.module.get(MailsRepository, { strict: false }).uncertain(10);
    expect(uncertain).toEqual([
      expect.objectContaining({
        key: `application-status:${id}:reviewing:2026-11-20T12:00:00.000Z`,
        error: expect.stringContaining('recovered'),
      }),
    ]);
    const queued = await tests.database.query<{ key: string }[]>(
      `select data ->> 'key' as key from pgboss.job where name = 'send-mail' and data ->> 'key' like 'application-status:%'`,
    );
    expect(queued).toEqual([{ key: `application-status:${id}:interview:2026-11-20T12:00:01.000Z` }]);
    expect(await sync()).toBe(0);
  });

  it('report the current status, once', async () => {
    const job = await apply();
    reportStatus('reviewing', '2026-11-20T10:00:00Z');
    reportStatus('interview', '2026-11-21T10:00:00Z');
    await sync();
    expect(await enqueued()).toHaveLength(2);
    expect((await send()).map(({ subject }) => subject)).toEqual([`Fase de entrevista: ${job.title}`]);
  });

  it.each([
    ['withdrawn', 'withdrawn_at = now()'],
    ['erased', 'email = null'],
  ])('are not sent for an application that was %s before sending', async (_, columns) => {
    await apply();
    reportStatus('declined', '2026-11-20T10:00:00Z');
    await sync();
    await tests.database.query(`update applications set ${columns}`);
    expect(await send()).toEqual([]);
    expect(await tests.one('select cancelled_at is not null as canceled from mails')).toEqual({ canceled: true });
  });

  it('are not enqueued without an address or a change', async () => {
    await apply({});
    reportStatus('declined', '2026-11-20T10:00:00Z');
    reportStatus('pending', '2026-11-21T10:00:00Z');
    await sync();
    expect(await enqueued()).toEqual([]);
  });

  it('are not enqueued if the read is interrupted after it', async () => {
    await apply();
    reportStatus('declined', '2026-11-20T10:00:00Z');
    jest.spyOn(worker.module.get(StatusesRepository), 'setReadUntil').mockRejectedValueOnce(new Error('unavailable'));
    expect(await sync()).toBe(0);
    expect([await enqueued(), await status()]).toEqual([[], 'pending']);
  });
});
