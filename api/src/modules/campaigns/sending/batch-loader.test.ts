import { setTimeout as wait } from 'node:timers/promises';
import { BatchLoader } from './batch-loader.ts';

it('runs the first item immediately and batches the items that arrive during the run', async () => {
  const batches: number[][] = [];
  const doubled = new BatchLoader(async (items: readonly number[]) => {
    batches.push([...items]);
    await wait(5);
    return items.map((item) => 2 * item);
  });
  expect(await Promise.all([1, 2, 3].map((item) => doubled.add(item)))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

it('rejects every item of a failed batch, and runs the next batch', async () => {
  const failing = new BatchLoader(async (items: readonly number[]) => {
    await wait(5);
    if (items.includes(1)) throw new Error('not now');
    return items;
  });
  const all = await Promise.allSettled([1, 2, 3].map((item) => failing.add(item)));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
