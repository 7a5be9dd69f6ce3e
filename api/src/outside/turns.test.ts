import { Turns } from './turns.ts';

const patient = 60_000;

it('lets so many in at once, and the next when one of them has gone', async () => {
  const turns = new Turns(2, 10, patient);
  const came: number[] = [];
  const all = [1, 2, 3].map(async (number) => {
    if (await turns.take()) came.push(number);
  });
  await Promise.all(all.slice(0, 2));
  expect(came).toEqual([1, 2]);
  turns.giveBack();
  await all[2];
  expect(came).toEqual([1, 2, 3]);
});

it('sends away whom it has no room for', async () => {
  const turns = new Turns(1, 1, patient);
  await turns.take();
  const second = turns.take();
  expect(await turns.take()).toBe(false);
  turns.giveBack();
  expect(await second).toBe(true);
});

it('sends away who has waited too long, and keeps nothing for them', async () => {
  const turns = new Turns(1, 1, 10);
  await turns.take();
  expect(await turns.take()).toBe(false);
  turns.giveBack();
  expect(await turns.take()).toBe(true);
});
