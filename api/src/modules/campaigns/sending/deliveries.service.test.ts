import { setTimeout as wait } from 'node:timers/promises';
import { createBatchLoader, Semaphore } from './deliveries.service.ts';

describe('createBatchLoader', () => {
  it('runs the first item immediately and batches the items that arrive during the run', async () => {
    const batches: number[][] = [];
    const doubled = createBatchLoader(async (items: readonly number[]) => {
      batches.push([...items]);
      await wait(5);
      return items.map((item) => 2 * item);
    });
    const first = doubled.load(1);
    await Promise.resolve();
    expect(await Promise.all([first, doubled.load(2), doubled.load(3)])).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  it('rejects every item of a failed batch, and runs the next batch', async () => {
    const failing = createBatchLoader(async (items: readonly number[]) => {
      await wait(5);
      if (items.includes(1)) throw new Error('batch failed');
      return items;
    });
    const first = failing.load(1);
    await Promise.resolve();
    const all = await Promise.allSettled([first, failing.load(2), failing.load(3)]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });
});

describe('Semaphore', () => {
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

  it('drains when every permit is released', async () => {
    const semaphore = new Semaphore(2);
    await semaphore.acquire();
    let isDrained = false;
    const waiting = semaphore.drain().then(() => (isDrained = true));
    await wait(5);
    expect(isDrained).toBe(false);
    semaphore.release();
    await waiting;
  });
});
