import { setTimeout as wait } from 'node:timers/promises';
import { remembered } from './remembered.ts';

it('asks once for many, and again later', async () => {
  let asked = 0;
  const ask = remembered(30, async () => ++asked);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  await wait(40);
  expect(await ask()).toBe(2);
});
