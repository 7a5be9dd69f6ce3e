import { setTimeout as wait } from 'node:timers/promises';
import { memoizeFor } from './memoized.cache.ts';

/** The clock is fixed unless a test advances it. */
let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

it('shares one call and calls again after the time', async () => {
  let calls = 0;
  const ask = memoizeFor(30, async () => ++calls);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  now = 29;
  expect(await ask()).toBe(1);
  now = 30;
  expect(await ask()).toBe(2);
});

it('makes one call at a time, also if it takes longer than the time', async () => {
  let calls = 0;
  const ask = memoizeFor(30, async () => {
    await wait(10);
    return ++calls;
  });
  const first = ask();
  now = 60_000;
  expect(await Promise.all([first, ask()])).toEqual([1, 1]);
});

it('does not memoize a rejection and passes it to all callers', async () => {
  const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve('back')];
  const ask = memoizeFor(30, () => answers.shift()!());
  const calls = await Promise.allSettled([ask(), ask()]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe('back');
});
