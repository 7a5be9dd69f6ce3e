import { setTimeout as wait } from 'node:timers/promises';
import { remembered } from './remembered.ts';

/** Its clock stands still unless a test moves it. */
let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

it('asks once for many, and again later', async () => {
  let asked = 0;
  const ask = remembered(30, async () => ++asked);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  now = 29;
  expect(await ask()).toBe(1);
  now = 30;
  expect(await ask()).toBe(2);
});

it('asks once at a time, however long the answer takes', async () => {
  let asked = 0;
  const ask = remembered(30, async () => {
    await wait(10);
    return ++asked;
  });
  const first = ask();
  now = 60_000;
  expect(await Promise.all([first, ask()])).toEqual([1, 1]);
});

it('does not remember a failure, which all who wait hear of', async () => {
  const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve('back')];
  const ask = remembered(30, () => answers.shift()!());
  const asked = await Promise.allSettled([ask(), ask()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe('back');
});
