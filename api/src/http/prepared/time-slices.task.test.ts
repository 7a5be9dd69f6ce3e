import { inSlices } from './time-slices.task.ts';

/** A clock that is advanced only by `step`. */
let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const step = (item: number) => {
  now += 1;
  return item * 2;
};

it('returns every result once, in order, grouped by slice', async () => {
  const groups: number[][] = [];
  for await (const group of inSlices([1, 2, 3, 4, 5], step, 2)) groups.push(group);
  expect(groups).toEqual([[2, 4], [6, 8], [10]]);
});

it('lets the event loop run between two slices', async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    setImmediate(turn).unref();
  };
  setImmediate(turn).unref();
  const seen: number[] = [];
  for await (const group of inSlices(
    Array.from({ length: 10 }, (_, index) => index),
    step,
    2,
  )) {
    seen.push(turns);
    expect(group).toHaveLength(2);
  }
  expect(new Set(seen).size).toBe(5);
});

it('yields nothing for an empty list', async () => {
  expect(await inSlices([], step).next()).toEqual({ done: true, value: undefined });
});
