import { Registry } from 'prom-client';
import { Deployments, RegistryStore } from 'registry';
import { SiteFolder } from 'registry/testing';
import { DataSource } from 'typeorm';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { RegistryConfig } from '../../config/registry.config.ts';
import { ClientMeasurementsRepository, type MinuteCount } from '../client-events/index.ts';
import { TakeBackTask } from './take-back.task.ts';
import { one, three, two } from './testing/remotes-api.ts';

let site: SiteFolder;
let deployments: Deployments;
let workers: TestWorker[];
beforeAll(async () => {
  site = new SiteFolder();
  deployments = new Deployments(site.dist);
  const url = await createTestDatabase();
  const registry = new RegistryConfig(site.registryFile);
  workers = [await createTestWorker(url, { registry }), await createTestWorker(url, { registry })];
});
beforeEach(async () => {
  site.clear();
  site.deploy(['mfe-a', one], ['mfe-b', one]);
  await emptyTables(workers[0]!.module.get(DataSource, { strict: false }), 'client_measurements');
  for (const id of ['mfe-a', 'mfe-b']) {
    for (const version of [two, three]) site.putVersion(id, version);
    await deployments.flips.canary(id, two, { percent: 10, segment: null }, { by: 'ana', why: null });
  }
});
afterAll(async () => {
  for (const worker of workers) await worker.close();
  site.remove();
});

const taskOf = (worker: TestWorker) => worker.module.get(TakeBackTask, { strict: false });
const run = () => taskOf(workers[0]!).run();

/** Views and failed views of a canary and its control group. */
async function report(remote: string, [canary, failed]: [number, number], [control, failedControl]: [number, number]) {
  const of = (version: string, group: 'canary' | 'control', metric: 'views' | 'failed', count: number): MinuteCount => {
    return { remote, version, group, metric, detail: 0, count, minute: new Date() };
  };
  const counts = [
    of(two, 'canary', 'views', canary),
    of(two, 'canary', 'failed', failed),
    of(one, 'control', 'views', control),
    of(one, 'control', 'failed', failedControl),
  ];
  await workers[0]!.module.get(ClientMeasurementsRepository, { strict: false }).add(counts, []);
}

const entryOf = (id: string) => site.registry.remotes.find((entry) => entry.id === id)!;
const automatic = () => deployments.store.log().filter(({ by }) => by === 'platform');

it('takes back the canary that failed, with words and evidence, and leaves the others', async () => {
  await report('mfe-a', [100, 40], [100, 1]);
  await report('mfe-b', [100, 1], [100, 1]);
  expect(await run()).toEqual(['mfe-a']);
  expect(entryOf('mfe-a')).toMatchObject({ stable: { version: one }, canary: null, failed: [{ version: two }] });
  expect(entryOf('mfe-b')).toMatchObject({ canary: { remote: { version: two } }, failed: [] });
  const why = 'The canary failed: 39.0 points more views with errors';
  const evidence = { state: 'failed', reasons: ['errorRate'], views: { canary: 100, control: 100 } };
  expect(automatic()).toMatchObject([{ remote: 'mfe-a', action: 'abort', from: two, to: one, why, evidence }]);
  const metrics = await workers[0]!.module.get(Registry, { strict: false }).metrics();
  expect(metrics).toContain('remote_flips_total{action="abort",by="platform"} 1');
});

it('changes nothing when it is repeated, for too few views, and for a canary that was replaced', async () => {
  await report('mfe-a', [20, 20], [20, 0]);
  expect(await run()).toEqual([]);
  await report('mfe-a', [80, 80], [80, 0]);
  await deployments.flips.canary('mfe-a', three, { percent: 10, segment: null }, { by: 'ana', why: null });
  expect(await run()).toEqual([]);
  await report('mfe-b', [100, 90], [100, 0]);
  expect([await run(), await run()]).toEqual([['mfe-b'], []]);
  expect(automatic()).toHaveLength(1);
});

it('takes back once if several workers run at the same time', async () => {
  await report('mfe-a', [100, 90], [100, 0]);
  const taken = await Promise.all([...workers, ...workers].map((worker) => taskOf(worker).run()));
  expect(taken.flat()).toEqual(['mfe-a']);
  expect(automatic()).toHaveLength(1);
});

it('retries after a failure, and an entry that fails does not affect others', async () => {
  await report('mfe-a', [100, 90], [100, 0]);
  await report('mfe-b', [100, 90], [100, 0]);
  const failing = jest.spyOn(RegistryStore.prototype, 'change').mockRejectedValueOnce(new Error('disk full'));
  expect(await run()).toEqual(['mfe-b']);
  failing.mockRestore();
  expect(await run()).toEqual(['mfe-a']);
});

it('does nothing without a registry', async () => {
  site.clear();
  expect(await run()).toEqual([]);
});
