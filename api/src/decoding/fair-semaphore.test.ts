import { FairSemaphore } from './fair-semaphore.ts';

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

it('lets a client wait in a quarter of the queue', async () => {
  const semaphore = new FairSemaphore({ ...options, maxWaitMs: 60_000 });
  const own = Array.from({ length: 5 }, () => semaphore.acquire('a'));
  expect(await own[4]).toBe(false);
  semaphore.release('a');
  expect(await own[2]).toBe(true);
  semaphore.release('a');
  expect(await own[3]).toBe(true);
});

it('passes over waiting clients that hold their share', async () => {
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

it('limits callers without a client by its width and queue alone', async () => {
  const semaphore = new FairSemaphore({ ...options, maxWaitMs: 60_000 });
  const all = Array.from({ length: 12 }, () => semaphore.acquire(null));
  expect(await Promise.all(all.slice(0, 3))).toEqual([true, true, true]);
  expect(await all[11]).toBe(false);
  for (const waiting of all.slice(3, 11)) {
    semaphore.release(null);
    expect(await waiting).toBe(true);
  }
});
