import type { RemoteGroup, TeamRemotes } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { saveSignedIn } from '../../../test/factories/index.ts';
import type { Measurement, Metric } from './client-measurement.policy.ts';
import { ClientMeasurementsRepository } from './client-measurements.repository.ts';
import { TeamRemotesService } from './team-remotes.service.ts';
import { bucketOf } from './vital-histogram.policy.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => emptyTables(api.database, 'client_measurements, client_errors'));
afterAll(() => api.close());

const repository = () => api.app.get(ClientMeasurementsRepository, { strict: false });
const list = (range: string | undefined, now: Date) =>
  api.app.get(TeamRemotesService, { strict: false }).list(range, now);

const now = new Date('2026-11-27T14:30:20Z');
const minutesAgo = (minutes: number) => new Date(Math.floor(now.getTime() / 60_000) * 60_000 - minutes * 60_000);

type Given = Partial<Omit<Measurement, 'metric'>> & { metric: Metric };

const add = (ago: number, ...given: readonly Given[]) =>
  repository().add(
    given.map((one) => {
      const of = { remote: 'mfe-jobs', version: '1.0.0-a', group: 'stable' as RemoteGroup, detail: 0, count: 1 };
      return { ...of, ...one, minute: minutesAgo(ago) };
    }),
    [],
  );

const paint = (value: number, count: number): Given => ({ metric: 'LCP', detail: bucketOf('LCP', value), count });

it('has totals and series of each group, with intervals, and parts without views have no point', async () => {
  await add(1, { metric: 'views', count: 90 }, { metric: 'failed', count: 9 }, paint(2000, 90));
  await add(40, { metric: 'views', count: 110 }, { metric: 'failed', count: 1 }, paint(1000, 110));
  await add(40, { metric: 'views', count: 50, version: '1.1.0-b', group: 'canary' });
  await add(40, { metric: 'load', detail: 201, count: 3 }, { metric: 'error', count: 7 }, { metric: 'CLS', detail: 3 });
  await add(70, { metric: 'views', count: 1000 });
  const { from, to, pointSeconds, remotes } = await list('hour', now);
  expect({ from, to, pointSeconds }).toEqual({
    from: '2026-11-27T13:31:00.000Z',
    to: '2026-11-27T14:31:00.000Z',
    pointSeconds: 60,
  });
  expect(remotes).toHaveLength(1);
  const [stable, canary] = remotes[0]!.versions;
  expect([stable?.version, canary?.version]).toEqual(['1.0.0-a', '1.1.0-b']);
  const group = stable!.groups[0]!;
  expect(group).toMatchObject({
    group: 'stable',
    views: 200,
    share: 0.8,
    errorRate: { total: { value: 0.05 } },
    inpP75: { total: null, series: [] },
    failures: [
      { kind: 'error', code: null, count: 7 },
      { kind: 'load', code: 'TP-201', count: 3 },
    ],
  });
  expect(group.errorRate.series.map(({ at, value }) => [at, value])).toEqual([
    ['2026-11-27T13:50:00.000Z', 1 / 110],
    ['2026-11-27T14:29:00.000Z', 0.1],
  ]);
  for (const { value, low, high } of group.errorRate.series) expect(low < value && value < high).toBe(true);
  for (const [index, value] of [1000, 2000].entries()) {
    const point = group.lcpP75.series[index]!;
    expect([point.low, point.value, point.high].every((one) => one > value / 1.1 && one < value * 1.1)).toBe(true);
  }
  expect(canary!.groups).toMatchObject([{ group: 'canary', views: 50, share: 0.2, lcpP75: { total: null } }]);
});

it.each([
  ['hour', 60, 60],
  ['day', 48, 1800],
  [undefined, 48, 1800],
  ['century', 48, 1800],
  ['week', 56, 10_800],
  ['month', 60, 43_200],
])('range %s has %d parts of %d seconds, and every view is in one of them', async (range, points, seconds) => {
  const minutes = (points * seconds) / 60;
  const ages = [0, 1, minutes / 3, minutes / 2, minutes - seconds / 60 - 1];
  for (const age of ages) await add(Math.floor(age), { metric: 'views', count: 10 });
  await add(minutes + 61, { metric: 'views', count: 1000 });
  const { from, to, pointSeconds, remotes } = await list(range, now);
  expect([(Date.parse(to) - Date.parse(from)) / 1000, pointSeconds]).toEqual([points * seconds, seconds]);
  const group = remotes[0]!.versions[0]!.groups[0]!;
  expect(group.views).toBe(50);
  expect(group.errorRate.series.every(({ at }) => at >= from && at < to)).toBe(true);
});

it('lists the last 20 errors of each remote', async () => {
  const error = (remote: string, index: number) => {
    const lastSeenAt = new Date(now.getTime() - index * 1000);
    return {
      remote,
      version: '1.0.0-a',
      kind: 'render' as const,
      code: '',
      message: `error ${index}`,
      count: 2,
      lastSeenAt,
    };
  };
  const errors = Array.from({ length: 25 }, (_, index) => error('mfe-jobs', index));
  await repository().add([], [...errors, error('mfe-apply', 1)]);
  for (const remote of ['mfe-jobs', 'mfe-apply']) await add(1, { metric: 'views', remote });
  const [apply, jobs] = (await list('hour', now)).remotes;
  expect(jobs!.errors.map(({ message }) => message)).toEqual(errors.slice(0, 20).map(({ message }) => message));
  const at = new Date(now.getTime() - 1000).toISOString();
  const stored = { version: '1.0.0-a', kind: 'render', code: null, message: 'error 1', count: 2 };
  expect(apply!.errors).toEqual([{ ...stored, firstSeenAt: at, lastSeenAt: at }]);
});

it('answers admins as documented', async () => {
  await repository().add(
    [{ remote: 'mfe-jobs', version: '1', group: 'stable', metric: 'LCP', detail: 40, count: 3, minute: new Date() }],
    [{ remote: 'mfe-jobs', version: '1', kind: 'load', code: 'TP-201', message: '', count: 1, lastSeenAt: new Date() }],
  );
  const { cookies } = await saveSignedIn(api.database, { role: 'admin', second_factor_since: new Date() });
  const answer = await api.inject({ url: '/api/teams/remotes?range=hour', cookies });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<TeamRemotes>().remotes).toMatchObject([{ id: 'mfe-jobs', errors: [{ code: 'TP-201' }] }]);
});

it('sums up a group since the start of a canary: minutes, then half-hours, then three hours, each view once', async () => {
  const canary = { remote: 'mfe-jobs', version: '1.1.0-b', group: 'canary' } as const;
  await add(200, { ...canary, metric: 'views', count: 1000 });
  await add(91, { ...canary, metric: 'views', count: 7 });
  await add(90, { ...canary, metric: 'views', count: 20 }, { ...canary, metric: 'failed', count: 2 });
  await add(10, { ...canary, metric: 'views', count: 30 }, { ...canary, ...paint(1500, 25) });
  await add(10, { ...canary, version: '1.2.0-c', metric: 'views', count: 500 });
  await add(10, { ...canary, group: 'control', metric: 'views', count: 500 });
  // Half a minute after the start of the minute 90 minutes ago.
  const since = new Date(minutesAgo(90).getTime() + 30_000);
  expect(await repository().countsSince(canary, since)).toEqual({
    views: 50,
    failedViews: 2,
    lcp: new Map([[bucketOf('LCP', 1500), 25]]),
  });
});
