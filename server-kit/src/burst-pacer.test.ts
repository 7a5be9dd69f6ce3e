import { BurstPacer } from './burst-pacer.ts';

/** A clock that is advanced only by the tasks. */
let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('starts a burst in order, one slice per turn of the event loop', async () => {
  const pacer = new BurstPacer(5);
  const started: number[] = [];
  for (let request = 0; request < 12; request += 1) {
    pacer.run(() => {
      now += 1;
      started.push(request);
    });
  }
  const counts: number[] = [];
  for (let turns = 0; turns < 3; turns += 1) {
    await turn();
    counts.push(started.length);
  }
  expect(counts).toEqual([5, 10, 12]);
  expect(started).toEqual(started.toSorted((one, other) => one - other));
});

it('starts one slow request per turn, and a single request in the next turn', async () => {
  const pacer = new BurstPacer(5);
  let started = 0;
  const slow = () => {
    now += 100;
    started += 1;
  };
  pacer.run(slow);
  pacer.run(slow);
  await turn();
  expect(started).toBe(1);
  await turn();
  expect(started).toBe(2);
  pacer.run(slow);
  await turn();
  expect(started).toBe(3);
});
