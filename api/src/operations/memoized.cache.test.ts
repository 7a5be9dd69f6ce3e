import { setTimeout as wait } from 'node:timers/promises';
import { memoizeFor, StaleWhileRevalidate } from './memoized.cache.ts';

/** The clock is fixed unless a test advances it. Timers are real. */
let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

describe('memoizeFor', () => {
  it('shares one call and calls again after its lifetime', async () => {
    let calls = 0;
    const ask = memoizeFor(30, async () => ++calls);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    now = 29;
    expect(await ask()).toBe(1);
    now = 30;
    expect(await ask()).toBe(2);
  });

  it('makes one call at a time, also if it takes longer than the lifetime', async () => {
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
    const answers = [() => Promise.reject(new Error('unavailable')), () => Promise.resolve('back')];
    const ask = memoizeFor(30, () => answers.shift()!());
    const calls = await Promise.allSettled([ask(), ask()]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask()).toBe('back');
  });
});

describe('StaleWhileRevalidate', () => {
  const times = { fresh: 30, wait: 1, stale: 1000 };

  /** A source whose reads are completed by the test. */
  function slowSource() {
    const reads: ((value: string) => void)[] = [];
    const value = new StaleWhileRevalidate(times, () => new Promise<string>((resolve) => void reads.push(resolve)));
    return { reads, value };
  }

  it('reads once for concurrent callers, and again once the value is not fresh', async () => {
    let reads = 0;
    const value = new StaleWhileRevalidate(times, async () => ++reads);
    expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
    now = 29;
    expect(await value.get()).toBe(1);
    now = 30;
    expect(await value.get()).toBe(2);
  });

  it('returns the previous value during a slow read, and the new value afterwards', async () => {
    const { reads, value } = slowSource();
    const first = value.get();
    reads[0]!('first');
    expect(await first).toBe('first');
    now = 500;
    expect([await value.get(), await value.get()]).toEqual(['first', 'first']);
    expect(reads).toHaveLength(2);
    reads[1]!('second');
    await Promise.resolve();
    await Promise.resolve();
    expect(await value.get()).toBe('second');
  });

  it('waits for a read if the previous value is stale', async () => {
    const { reads, value } = slowSource();
    const first = value.get();
    reads[0]!('first');
    await first;
    now = 1000;
    const next = value.get();
    reads[1]!('second');
    expect(await next).toBe('second');
  });

  it('rejects with the failure of a read, and reads again for the next caller', async () => {
    const results = [() => Promise.reject(new Error('unavailable')), () => Promise.resolve('back')];
    const value = new StaleWhileRevalidate(times, () => results.shift()!());
    await expect(value.get()).rejects.toThrow('unavailable');
    expect(await value.get()).toBe('back');
  });
});
