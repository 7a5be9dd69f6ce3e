import { FairSemaphore } from './fair-semaphore.service.ts';

const options = { width: 3, maxWaiting: 8, maxWaitMs: 50 };

it('grants a client all permits but one', async () => {
  const semaphore = new FairSemaphore(options);
  expect(await Promise.all([1, 2, 3].map(() => semaphore.acquire('a')))).toEqual([true, true, false]);
  expect(await semaphore.acquire('b')).toBe(true);
});

it('grants the only permit to any client', async () => {
  const semaphore = new FairSemaphore({ ...options, width: 1 });
  expect(await semaphore.acquire('a')).toBe(true);
});

it('limits a client to a quarter of the queue', async () => {
  const semaphore = new FairSemaphore({ ...options, maxWaitMs: 60_000 });
  const own = Array.from({ length: 5 }, () => semaphore.acquire('a'));
  expect(await own[4]).toBe(false);
  semaphore.release('a');
  expect(await own[2]).toBe(true);
  semaphore.release('a');
  expect(await own[3]).toBe(true);
});

it('skips waiting clients that hold their share of permits', async () => {
  const semaphore = new FairSemaphore({ ...options, width: 2, maxWaitMs: 60_000 });
  await semaphore.acquire('a');
  const second = semaphore.acquire('a');
  await semaphore.acquire('b');
  const third = semaphore.acquire('c');
  semaphore.release('b');
  expect(await third).toBe(true);
  semaphore.release('a');
  expect(await second).toBe(true);
});

it('limits callers without a client only by width and queue length', async () => {
  const semaphore = new FairSemaphore({ ...options, maxWaitMs: 60_000 });
  const all = Array.from({ length: 12 }, () => semaphore.acquire(null));
  expect(await Promise.all(all.slice(0, 3))).toEqual([true, true, true]);
  expect(await all[11]).toBe(false);
  for (const waiting of all.slice(3, 11)) {
    semaphore.release(null);
    expect(await waiting).toBe(true);
  }
});

const longWaitMs = 60_000;

it('grants a fixed number of permits, and the next one after a release', async () => {
  const semaphore = new FairSemaphore({ width: 2, maxWaiting: 10, maxWaitMs: longWaitMs });
  const came: number[] = [];
  const all = [1, 2, 3].map(async (number) => {
    if (await semaphore.acquire()) came.push(number);
  });
  await Promise.all(all.slice(0, 2));
  expect(came).toEqual([1, 2]);
  semaphore.release();
  await all[2];
  expect(came).toEqual([1, 2, 3]);
});

it('returns false to callers beyond the maximum queue length', async () => {
  const semaphore = new FairSemaphore({ width: 1, maxWaiting: 1, maxWaitMs: longWaitMs });
  await semaphore.acquire();
  const second = semaphore.acquire();
  expect(await semaphore.acquire()).toBe(false);
  semaphore.release();
  expect(await second).toBe(true);
});

it('returns false to callers after the maximum waiting time and removes them from the queue', async () => {
  const semaphore = new FairSemaphore({ width: 1, maxWaiting: 1, maxWaitMs: 10 });
  await semaphore.acquire();
  expect(await semaphore.acquire()).toBe(false);
  semaphore.release();
  expect(await semaphore.acquire()).toBe(true);
});
