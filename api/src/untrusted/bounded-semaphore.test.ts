import { BoundedSemaphore } from './bounded-semaphore.ts';

const patient = 60_000;

it('grants a fixed number of permits, and the next one after a release', async () => {
  const semaphore = new BoundedSemaphore(2, 10, patient);
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

it('refuses callers beyond the maximum number of waiting ones', async () => {
  const semaphore = new BoundedSemaphore(1, 1, patient);
  await semaphore.acquire();
  const second = semaphore.acquire();
  expect(await semaphore.acquire()).toBe(false);
  semaphore.release();
  expect(await second).toBe(true);
});

it('refuses callers after the maximum waiting time and removes them', async () => {
  const semaphore = new BoundedSemaphore(1, 1, 10);
  await semaphore.acquire();
  expect(await semaphore.acquire()).toBe(false);
  semaphore.release();
  expect(await semaphore.acquire()).toBe(true);
});
