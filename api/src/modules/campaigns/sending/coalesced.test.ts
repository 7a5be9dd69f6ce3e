import { setTimeout as wait } from 'node:timers/promises';
import { Coalesced } from './coalesced.ts';

it('does at once what comes first, and together what comes meanwhile', async () => {
  const turns: number[][] = [];
  const doubled = new Coalesced(async (items: readonly number[]) => {
    turns.push([...items]);
    await wait(5);
    return items.map((item) => 2 * item);
  });
  expect(await Promise.all([1, 2, 3].map((item) => doubled.add(item)))).toEqual([2, 4, 6]);
  expect(turns).toEqual([[1], [2, 3]]);
});

it('tells a failure to those of its turn, and goes on', async () => {
  const failing = new Coalesced(async (items: readonly number[]) => {
    await wait(5);
    if (items.includes(1)) throw new Error('not now');
    return items;
  });
  const all = await Promise.allSettled([1, 2, 3].map((item) => failing.add(item)));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
