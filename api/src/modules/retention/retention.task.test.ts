import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { RetentionRules, RetentionTask } from './retention.task.ts';

let [first, second]: TestWorker[] = [];
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  [first, second] = await Promise.all([createTestWorker(databaseUrl), createTestWorker(databaseUrl)]);
  first.module.useLogger(false);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await first?.close();
  await second?.close();
});

const never = new AbortController().signal;

const task = (worker = first) => worker!.module.get(RetentionTask, { strict: false });
const rules = (worker = first) => worker!.module.get(RetentionRules, { strict: false });
const only = (worker: TestWorker | undefined, ...given: ReturnType<RetentionRules['all']>) =>
  jest.spyOn(rules(worker), 'all').mockReturnValue(given);

it('passes its time to every rule, also after a rule has failed', async () => {
  const now = new Date('2030-01-01T00:00:00Z');
  const run = jest.fn(async () => 3);
  const fails = { name: 'fails', run: () => Promise.reject(new Error('rule failed')) };
  only(first, fails, { name: 'counts', run });
  await expect(task().run(now, never)).resolves.toEqual({ fails: null, counts: 3 });
  expect(run).toHaveBeenCalledWith(now, never);
});

it('runs in one process at a time', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isStarted = false;
  const slow = async () => {
    isStarted = true;
    await released;
    return 1;
  };
  only(first, { name: 'slow', run: slow });
  const other = jest.fn(async () => 1);
  only(second, { name: 'other', run: other });
  const running = task(first).run(new Date(), never);
  await eventually(() => expect(isStarted).toBe(true));
  // Released in any case: the lock would prevent the process from ending.
  const skipped = await task(second).run(new Date(), never).finally(release);
  expect(skipped).toBeNull();
  expect(other).not.toHaveBeenCalled();
  await expect(running).resolves.toEqual({ slow: 1 });
  await expect(task(second).run(new Date(), never)).resolves.toEqual({ other: 1 });
});

it('starts with the worker, and stops without an error after a failed run', async () => {
  const run = jest.spyOn(task(second), 'run').mockRejectedValueOnce(new Error('database unavailable'));
  await second!.work();
  await eventually(() => expect(run).toHaveBeenCalledTimes(1));
  await expect(task(second).onModuleDestroy()).resolves.toBeUndefined();
});

it('starts no other rule on shutdown', async () => {
  const stopped = new AbortController();
  const stops = async () => {
    stopped.abort();
    return 1;
  };
  const other = jest.fn(async () => 1);
  only(first, { name: 'stops', run: stops }, { name: 'other', run: other });
  await expect(task().run(new Date(), stopped.signal)).resolves.toEqual({ stops: 1 });
  expect(other).not.toHaveBeenCalled();
});
