import { setTimeout as wait } from 'node:timers/promises';
import { Semaphore } from './semaphore.ts';

it('limits concurrency, in order of arrival', async () => {
  const semaphore = new Semaphore(2);
  const began: number[] = [];
  let [atOnce, most] = [0, 0];
  const work = async (number: number) => {
    await semaphore.acquire();
    began.push(number);
    most = Math.max(most, ++atOnce);
    await wait(5);
    atOnce -= 1;
    semaphore.release();
  };
  await Promise.all([1, 2, 3, 4, 5].map(work));
  expect(began).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('drain waits until every permit is released', async () => {
  const semaphore = new Semaphore(2);
  await semaphore.acquire();
  let isDrained = false;
  const waiting = semaphore.drain().then(() => (isDrained = true));
  await wait(5);
  expect(isDrained).toBe(false);
  semaphore.release();
  await waiting;
});
