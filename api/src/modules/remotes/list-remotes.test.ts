import { Deployments } from 'registry';
import { buildRoute } from 'registry/testing';
import type { ManagedRegistry, ManagedRemote } from 'shared-contracts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { saveSignedIn } from '../../../test/factories/index.ts';
import { ClientMeasurementsRepository, type MinuteCount } from '../client-events/index.ts';
import { evidence, one, refusalIn, RemotesApi, three, two } from './testing/remotes-api.ts';

let tests: RemotesApi;
let deployments: Deployments;
beforeAll(async () => {
  tests = await RemotesApi.start();
  deployments = new Deployments(tests.site.dist);
});
beforeEach(async () => {
  tests.reset();
  await emptyTables(tests.api.database, 'client_measurements');
});
afterAll(() => tests.close());

async function list(): Promise<ManagedRegistry> {
  const answer = await tests.get('/api/remotes');
  expect(answer.statusCode).toBe(200);
  return answer.json<ManagedRegistry>();
}

const remoteA = async (): Promise<ManagedRemote> => (await list()).remotes[0]!;

const count = (given: Partial<MinuteCount>): MinuteCount => ({
  remote: 'mfe-a',
  version: one,
  group: 'stable',
  metric: 'views',
  detail: 0,
  count: 1,
  minute: new Date(),
  ...given,
});

const add = (...counts: Partial<MinuteCount>[]) =>
  tests.api.app.get(ClientMeasurementsRepository, { strict: false }).add(counts.map(count), []);

it('lists what teams need: owner, versions, effects, budgets and views', async () => {
  const owner = { team: 'Pesquisa', people: ['ana@example.com'] };
  const nav = [{ slot: 'shell.nav.main.v1', label: 'title', to: '/mfe-a/1', order: 5 }] as const;
  tests.site.putVersion('mfe-a', two, { owner, nav, routes: [buildRoute('/mfe-a/:id'), buildRoute('/mfe-a')] });
  await tests.flip({ action: 'use', version: two });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await add({ count: 200 }, { metric: 'failed', count: 40 });
  await add({ count: 996, minute: hoursAgo(5), version: two }, { metric: 'failed', count: 4, version: two });
  await add({ count: 4, group: 'canary', minute: hoursAgo(24 * 20), version: two });
  await add({ group: 'override', metric: 'failed', count: 50, version: two });
  await add({ count: 5000, minute: hoursAgo(24 * 31) });
  const { revision, platform, remotes } = await list();
  expect({ revision, platform, ids: remotes.map(({ id }) => id) }).toEqual({
    revision: 1,
    platform: '1.2.0',
    ids: ['mfe-a', 'mfe-b'],
  });
  const { budgets, ...rest } = remotes[0]!;
  expect(rest).toEqual({
    id: 'mfe-a',
    owner,
    status: 'stable',
    stable: two,
    canary: null,
    off: null,
    previous: [one],
    failed: [],
    problems: [],
    effects: {
      routes: ['/mfe-a/:id', '/mfe-a'],
      slots: ['shell.nav.main.v1'],
      nav: [{ slot: 'shell.nav.main.v1', to: '/mfe-a/1' }],
      viewsLastHour: 200,
    },
  });
  expect(budgets.errorBudget30d).toEqual({ used: 0.004, limit: 0.01 });
  const { entryBytes, chunkBytes } = budgets;
  expect([entryBytes?.limit, chunkBytes?.limit]).toEqual([9000, 40_000]);
  expect([entryBytes!.used > 0, chunkBytes!.used > 0]).toEqual([true, true]);
  expect(remotes[1]).toMatchObject({ owner: null, effects: { viewsLastHour: 0 }, budgets: { errorBudget30d: null } });
});

it('has the verdict of a canary: views of the canary and of its control group, since its start', async () => {
  tests.site.putVersion('mfe-a', two);
  await add({ count: 99 }, { metric: 'failed', count: 99 });
  await add({ version: two, group: 'canary', count: 900, minute: new Date(Date.now() - 600_000) });
  await tests.flip({ action: 'canary', version: two, percent: 10, segment: 'pt' });
  expect((await remoteA()).status).toBe('too-few-views');
  await add({ version: two, group: 'canary', count: 600 }, { group: 'control', count: 610 }, { count: 5000 });
  const { status, stable, canary } = await remoteA();
  expect({ status, stable }).toEqual({ status: 'measuring', stable: one });
  expect(canary).toMatchObject({
    version: two,
    percent: 10,
    segment: 'pt',
    verdict: { state: 'measuring', views: { canary: 600, control: 610 }, errorRate: { value: 0 } },
  });
  await add({ version: two, group: 'canary', metric: 'failed', count: 3 });
  const { canary: judged, budgets } = await remoteA();
  expect([judged?.errorBudget30d, budgets.errorBudget30d]).toEqual([
    { used: 0.002, limit: 0.01 },
    { used: expect.closeTo(99 / (99 + 610 + 5000)) as number, limit: 0.01 },
  ]);
  await add({ version: two, group: 'canary', count: 20_000 }, { group: 'control', count: 20_000 });
  expect((await remoteA()).status).toBe('ready');
});

it('has the status of each state', async () => {
  tests.site.putVersion('mfe-a', two);
  await tests.flip({ action: 'canary', version: two, percent: 10 });
  const canary = tests.site.registry.remotes[0]!.canary!;
  await deployments.flips.takeBack('mfe-a', canary, evidence, { by: 'platform', why: 'Errors' });
  expect(await remoteA()).toMatchObject({ status: 'taken-back', canary: null, failed: [{ version: two, evidence }] });
  tests.site.putVersion('mfe-a', three);
  await tests.flip({ action: 'use', version: three });
  expect((await remoteA()).status).toBe('stable');
  const registry = tests.site.registry;
  const [first, ...others] = registry.remotes;
  const old = { ...first!, stable: { ...first!.stable, platform: '^9.0' } };
  tests.site.write('registry.json', JSON.stringify({ ...registry, remotes: [old, ...others] }));
  const refused = await remoteA();
  expect([refused.status, refused.problems]).toEqual(['refused', [expect.stringContaining('platform ^9.0') as string]]);
  await tests.flip({ action: 'off' });
  expect((await remoteA()).status).toBe('off');
});

it('answers 503 without a registry', async () => {
  const api = await createTestApp();
  const { cookies } = await saveSignedIn(api.database, { role: 'admin', second_factor_since: new Date() });
  const headers = { 'content-type': 'application/gzip' };
  const requests = [
    { url: '/api/remotes' },
    { url: '/api/remotes/log' },
    { method: 'POST', url: '/api/remotes/mfe-a/flips', payload: { action: 'promote', why: 'x' } },
    { method: 'POST', url: '/api/remotes/mfe-a/versions', payload: 'x', headers },
  ] as const;
  for (const request of requests) {
    expect(refusalIn(await api.inject({ ...request, cookies }))).toEqual([503, 'registry_unavailable']);
  }
  await api.close();
});
