import type { Pool } from 'pg';
import { deferred } from '../../test/deferred.ts';
import { DataVersion } from './data-version.cache.ts';
import type { CatalogueReads } from './replicas/reads.provider.ts';
import type { Replicas } from './replicas/replicas.service.ts';

/** A database whose responses wait for `respond`, and the time, which is set by the tests. */
function createVersion() {
  const waiting: { resolve: (version: string) => void; reject: (error: Error) => void }[] = [];
  const query = () =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve: (version) => resolve({ rows: [{ version }] }), reject });
    });
  const replicas = { known: 0n, requireVersion() {} } as unknown as Replicas;
  const version = new DataVersion({ query } as unknown as Pool, { query } as unknown as CatalogueReads, replicas);
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  const respond = async (answer: string | Error) => {
    const next = waiting.shift()!;
    if (answer instanceof Error) next.reject(answer);
    else next.resolve(answer);
    await settle();
  };
  return { version, waiting, respond };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** A version that was read now. */
async function readVersion() {
  const created = createVersion();
  const first = created.version.current();
  await created.respond('1');
  await first;
  return created;
}

test('requests share a version, which is read again in the background from a quarter of a second on', async () => {
  const { version, waiting, respond } = await readVersion();
  jest.advanceTimersByTime(249);
  expect(await version.current()).toBe('1');
  expect(waiting).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(await version.current()).toBe('1');
  expect(await version.current()).toBe('1');
  expect(waiting).toHaveLength(1);
  await respond('2');
  expect(await version.current()).toBe('2');
});

test('a new version is current after its data was prepared', async () => {
  const { version, respond } = await readVersion();
  const { promise, resolve } = deferred();
  const prepare = jest.fn(() => promise);
  version.beforeRefresh(prepare);
  jest.advanceTimersByTime(250);
  await version.current();
  await respond('2');
  expect(prepare).toHaveBeenCalledWith('2');
  expect(await version.current()).toBe('1');
  resolve();
  await promise;
  await Promise.resolve();
  expect(await version.current()).toBe('2');
});

test('a version is at most half a second old, even if preparing the next one takes longer', async () => {
  const { version, respond } = await readVersion();
  version.beforeRefresh(() => new Promise(() => {}));
  jest.advanceTimersByTime(250);
  await version.current();
  await respond('2');
  jest.advanceTimersByTime(250);
  const next = version.current();
  await respond('2');
  expect(await next).toBe('2');
});

test('a version that was read before a change of this process does not replace the version after it', async () => {
  const { version, waiting, respond } = await readVersion();
  jest.advanceTimersByTime(250);
  await version.current();
  version.invalidate();
  const next = version.current();
  expect(waiting).toHaveLength(2);
  await respond('1');
  await respond('2');
  expect(await next).toBe('2');
  expect(await version.current()).toBe('2');
});

test('a failure in the background is not shown until the version is too old', async () => {
  const { version, respond } = await readVersion();
  jest.advanceTimersByTime(250);
  await version.current();
  await respond(new Error('connection lost'));
  expect(await version.current()).toBe('1');
  await respond(new Error('connection lost'));
  jest.advanceTimersByTime(250);
  const failed = version.current();
  await respond(new Error('connection lost'));
  await expect(failed).rejects.toThrow('connection lost');
  const next = version.current();
  await respond('2');
  expect(await next).toBe('2');
});
