import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import { clientEventKinds, vitalNames, type ClientEvents } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { newSender } from '../../../test/public-form.ts';
import { withoutTable } from '../../../test/without-table.ts';
import { clientEventsRate } from './client-events.controller.ts';
import { storedErrors } from './client-measurements.repository.ts';
import { MeasurementBuffer } from './measurement-buffer.task.ts';

const registryFile = path.join(tmpdir(), `registry-${process.pid}-${Date.now()}.json`);

const since = '2026-11-27T15:00:00.000Z';

/** The stored form, and an entry of the form before it. */
const registry = {
  remotes: [
    {
      id: 'mfe-jobs',
      stable: { version: '1.0.0-a' },
      canary: { remote: { version: '1.1.0-b' }, percent: 10, since },
      previous: ['0.9.0-c'],
    },
    { id: 'mfe-apply', version: '2.0.0-d' },
  ],
};

let api: TestApp;
beforeAll(async () => {
  await writeFile(registryFile, JSON.stringify(registry));
  api = await createTestApp({ registryFile });
});
beforeEach(async () => {
  await flush();
  await emptyTables(api.database, 'client_measurements, client_errors');
});
afterAll(async () => {
  await api.close();
  await rm(registryFile);
});

const buffer = () => api.app.get(MeasurementBuffer, { strict: false });
const flush = () => buffer().flush();

const report = (changes: Partial<ClientEvents> = {}): ClientEvents => ({
  path: '/jobs/:id',
  language: 'pt',
  signedIn: false,
  sampling: 1,
  remotes: [{ id: 'mfe-jobs', version: '1.1.0-b', group: 'canary', canary: since }],
  events: [{ remote: 'mfe-jobs', kind: 'view' }],
  vitals: [],
  ...changes,
});

/** As `navigator.sendBeacon` with a JSON blob. */
const send = (body: unknown, headers: Record<string, string> = {}, remoteAddress = newSender()) =>
  api.inject({
    method: 'POST',
    url: '/api/client-events',
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'no-cors',
      ...headers,
    },
    remoteAddress,
  });

const counts = (step = 'minute') =>
  api.database.query<Record<string, unknown>[]>(
    `select remote, version, visitors, metric, detail, count from client_measurements where step = $1
     order by remote, version, metric, detail`,
    [step],
  );

it('answers 204 to a beacon, and adds up counts by each step', async () => {
  const failure = { remote: 'mfe-jobs', kind: 'render', code: 'TP-503' } as const;
  const answers = [
    await send(report({ vitals: [{ remote: 'mfe-jobs', name: 'LCP', value: 16 }] })),
    await send(report({ events: [{ remote: 'mfe-jobs', kind: 'view' }, failure] })),
  ];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  expect(await counts()).toEqual([]);
  await flush();
  await send(report());
  await flush();
  const row = { remote: 'mfe-jobs', version: '1.1.0-b', visitors: 'canary', detail: 0 };
  const expected = [
    { ...row, metric: 'LCP', count: 1 },
    { ...row, metric: 'failed', count: 1 },
    { ...row, metric: 'render', detail: 503, count: 1 },
    { ...row, metric: 'views', count: 3 },
  ];
  expect(await counts('minute')).toEqual(expected);
  for (const step of ['half-hour', 'three-hours', 'half-day']) expect(await counts(step)).toEqual(expected);
});

it('counts only versions of the registry: stable, canary and previous ones', async () => {
  const versions = ['1.0.0-a', '1.1.0-b', '0.9.0-c', '1.2.0-x', '2.0.0-d'];
  for (const id of ['mfe-jobs', 'mfe-apply', 'mfe-forged']) {
    for (const version of versions) {
      const remotes = [{ id, version, group: 'stable' } as const];
      expect((await send(report({ remotes, events: [{ remote: id, kind: 'view' }] }))).statusCode).toBe(204);
    }
  }
  await flush();
  expect((await counts()).map(({ remote, version }) => `${String(remote)} ${String(version)}`)).toEqual([
    'mfe-apply 2.0.0-d',
    'mfe-jobs 0.9.0-c',
    'mfe-jobs 1.0.0-a',
    'mfe-jobs 1.1.0-b',
  ]);
});

it('counts the groups of the running canary only; pages of an earlier one are compared with nothing', async () => {
  const earlier = '2026-11-27T14:00:00.000Z';
  const pages = [
    { version: '1.1.0-b', group: 'canary', canary: since },
    { version: '1.0.0-a', group: 'control', canary: since },
    { version: '1.1.0-b', group: 'canary', canary: earlier },
    { version: '1.0.0-a', group: 'control', canary: earlier },
    { version: '1.0.0-a', group: 'control' },
    { version: '1.0.0-a', group: 'override' },
  ] as const;
  for (const page of pages) await send(report({ remotes: [{ id: 'mfe-jobs', ...page }] }));
  await flush();
  const counted = (await counts()).map(({ version, visitors, count }) => [version, visitors, count].join(' '));
  expect(counted.toSorted()).toEqual([
    '1.0.0-a control 1',
    '1.0.0-a override 1',
    '1.0.0-a stable 2',
    '1.1.0-b canary 1',
    '1.1.0-b stable 1',
  ]);
});

describe('GET /metrics', () => {
  const metrics = () => api.app.get(Registry, { strict: false }).metrics();

  it('has no series for what hostile reports invent', async () => {
    const known = await metrics();
    const forged = { kind: 'error', code: 'TP-704', message: 'x' } as const;
    for (let index = 0; index < 40; index += 1) {
      const [id, version] = [`mfe-forged-${index}`, `9.9.${index}-x`];
      const remotes = [
        { id, version, group: 'canary' },
        { id: 'mfe-apply', version, group: 'control' },
        // The first entry of an id counts, and a canary that does not exist has no group.
        { id: 'mfe-jobs', version: '1.0.0-a', group: 'control', canary: `2026-11-27T15:00:00.0${index + 10}Z` },
        { id: 'mfe-jobs', version: '1.1.0-b', group: 'override' },
      ] as const;
      const events = [id, 'mfe-apply', 'mfe-jobs', `mfe-unlisted-${index}`].map((remote) => ({ remote, ...forged }));
      const vitals = [id, 'mfe-apply'].map((remote) => ({ remote, name: 'LCP', value: index }) as const);
      expect((await send(report({ remotes, events, vitals }))).statusCode).toBe(204);
      for (const given of [{ group: `group-${index}` }, { version: `1"} 1\nx_${index}{a="` }, { id: `a"b${index}` }]) {
        expect((await send(report({ remotes: [{ ...remotes[3], ...given } as never] }))).statusCode).toBe(400);
      }
    }
    const series = (text: string) => text.split('\n').flatMap((line) => /^client_[^ ]+/.exec(line)?.[0] ?? []);
    const added = series(await metrics()).filter((one) => !series(known).includes(one));
    const labels = 'remote="mfe-jobs",version="1.0.0-a",group="stable"';
    expect(added.filter((one) => !one.includes(labels))).toEqual([]);
    expect(series(await metrics())).toContain(`client_failures_total{${labels},kind="error"}`);
  });

  it('has every metric that the alert rules name', async () => {
    const kinds = clientEventKinds.map((kind) => ({ remote: 'mfe-jobs', kind }) as const);
    const vitals = vitalNames.map((name) => ({ remote: 'mfe-jobs', name, value: 1 }) as const);
    await send(report({ events: kinds, vitals }));
    const text = await metrics();
    const rules = await readFile(path.join(__dirname, '../../../../docs/alerts/remotes.rules.yml'), 'utf8');
    const names = [...new Set(rules.match(/\b(?:client|remote)_\w+(?=[[{])/g))];
    expect(names.length).toBeGreaterThanOrEqual(6);
    expect(names.filter((name) => !text.includes(`\n${name}{`))).toEqual([]);
  });
});

it('stores distinct redacted errors, the last 50 of a version', async () => {
  const failure = (message: string) =>
    send(report({ events: [{ remote: 'mfe-jobs', kind: 'error', code: 'TP-507', message }] }));
  await failure('No account for ana@example.com');
  await failure('No account for rui@example.com');
  await flush();
  await failure('No account for eva@example.com');
  await flush();
  const errors = () =>
    api.database.query<Record<string, unknown>[]>('select * from client_errors order by last_seen_at, message');
  expect(await errors()).toEqual([
    {
      remote: 'mfe-jobs',
      version: '1.1.0-b',
      kind: 'error',
      code: 'TP-507',
      message: 'No account for [address]',
      count: '3',
      first_seen_at: expect.any(Date),
      last_seen_at: expect.any(Date),
    },
  ]);
  for (let index = 0; index < storedErrors; index += 1) await failure('x'.repeat(index % 20) + 'y'.repeat(index / 20));
  await failure('the last one');
  await flush();
  const rows = await errors();
  expect([
    rows.length,
    rows.at(-1)?.message,
    rows.some(({ message }) => message === 'No account for [address]'),
  ]).toEqual([storedErrors, 'the last one', false]);
});

it('refuses other sites, other content types, large bodies and wrong reports', async () => {
  const beacon = await send(report(), { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' });
  const large = report({
    events: Array.from({ length: 20 }, () => ({ remote: 'mfe-jobs', kind: 'view', message: 'ã'.repeat(200) })),
  });
  const answers = [
    beacon,
    await send(report(), { 'content-type': 'text/plain;charset=UTF-8' }),
    await send(large),
    await send(report({ path: '/jobs?keyword=ana' })),
    await send(report({ sampling: 0 })),
    await send({}),
    await send('{'),
  ];
  expect(answers.map(({ statusCode, json }) => [statusCode, json<{ code: string }>().code])).toEqual([
    [403, 'foreign_origin'],
    [400, 'validation_failed'],
    [413, 'payload_too_large'],
    [400, 'validation_failed'],
    [400, 'validation_failed'],
    [400, 'validation_failed'],
    [400, 'malformed_json'],
  ]);
  await flush();
  expect(await counts()).toEqual([]);
});

it('limits the reports of an address, with room for an office', async () => {
  const address = newSender();
  await send(report(), {}, address);
  const spent =
    'update throttle_counts set hits = $1 where hits = 1 and expires_at = (select max(expires_at) from throttle_counts)';
  await api.database.query(spent, [clientEventsRate.default.limit - 1]);
  expect((await send(report(), {}, address)).statusCode).toBe(204);
  expect((await send(report(), {}, address)).statusCode).toBe(429);
  expect((await send(report())).statusCode).toBe(204);
});

it('answers while counts cannot be written, and continues afterwards', async () => {
  const warn = jest.spyOn(buffer()['logger'], 'warn').mockImplementation(() => {});
  await withoutTable(api.database, 'client_measurements', async () => {
    expect((await send(report())).statusCode).toBe(204);
    await buffer()['runOnce']();
  });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Reports of browsers were lost'));
  await send(report());
  await flush();
  expect(await counts()).toMatchObject([{ metric: 'views', count: 1 }]);
});

it('adds up counts of processes that write at the same time', async () => {
  const other = await createTestApp({ registryFile, databaseUrl: testUrl() });
  const others = other.app.get(MeasurementBuffer, { strict: false });
  const remotes = ['mfe-jobs', 'mfe-apply'].map((remote) => ({ remote, version: '1', group: 'stable' }) as const);
  for (let round = 0; round < 10; round += 1) {
    for (const [one, order] of [
      [buffer(), remotes],
      [others, remotes.toReversed()],
    ] as const) {
      one.add({
        measurements: order.map((version) => ({ ...version, metric: 'views', detail: 0, count: 1 })),
        failures: [],
      });
    }
    await Promise.all([flush(), others.flush()]);
  }
  await other.close();
  expect((await counts('half-day')).reduce((sum, { count }) => sum + Number(count), 0)).toBe(40);
});

const testUrl = () => {
  const { url } = api.database.options as { url?: string };
  return url!;
};
