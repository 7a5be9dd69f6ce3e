import { BoundedSemaphore } from './turns.ts';

const patient = 60_000;

it('lets so many in at once, and the next when one of them has gone', async () => {
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

it('sends away whom it has no room for', async () => {
  const semaphore = new BoundedSemaphore(1, 1, patient);
  await semaphore.acquire();
  const second = semaphore.acquire();
  expect(await semaphore.acquire()).toBe(false);
  semaphore.release();
  expect(await second).toBe(true);
});

it('sends away who has waited too long, and keeps nothing for them', async () => {
  const semaphore = new BoundedSemaphore(1, 1, 10);
  await semaphore.acquire();
  expect(await semaphore.acquire()).toBe(false);
  semaphore.release();
  expect(await semaphore.acquire()).toBe(true);
});
