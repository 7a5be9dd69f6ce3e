import { setTimeout as wait } from 'node:timers/promises';
import { Slots } from './slots.ts';

it('lets as many at once as there are, in the order in which they came', async () => {
  const slots = new Slots(2);
  const began: number[] = [];
  let [atOnce, most] = [0, 0];
  const work = async (number: number) => {
    await slots.take();
    began.push(number);
    most = Math.max(most, ++atOnce);
    await wait(5);
    atOnce -= 1;
    slots.free();
  };
  await Promise.all([1, 2, 3, 4, 5].map(work));
  expect(began).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('waits until all are free', async () => {
  const slots = new Slots(2);
  await slots.take();
  let isFree = false;
  const waiting = slots.allFree().then(() => (isFree = true));
  await wait(5);
  expect(isFree).toBe(false);
  slots.free();
  await waiting;
});
