import { inPairs } from './pairs.mjs';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('processes two items concurrently until all are done', async () => {
  let running = 0;
  let most = 0;
  /** @type {number[]} */
  const done = [];
  await inPairs([1, 2, 3, 4, 5], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    done.push(item);
  });
  expect(most).toBe(2);
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

it('aborts the other items at the first failure', async () => {
  /** @type {number[]} */
  const started = [];
  const work = async (/** @type {number} */ item, /** @type {AbortSignal} */ signal) => {
    started.push(item);
    if (item === 1) throw new Error('the first one');
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  };
  await expect(inPairs([1, 2, 3], work)).rejects.toThrow('the first one');
  expect(started).toEqual([1, 2]);
});
