import { BackgroundCounts } from './background-counts.task.ts';

const warn = jest.fn();
const waiting = 1;
let counts: BackgroundCounts;
beforeEach(() => {
  warn.mockClear();
  counts = new BackgroundCounts({ warn }, waiting);
});

/** Occupies every connection until the returned function is called. */
function occupy(): () => void {
  let free = () => {};
  const busy = new Promise<void>((resolve) => (free = resolve));
  for (const turn of [1, 2]) void counts.add(() => busy.then(() => turn));
  return free;
}

it('waits for a fast count', async () => {
  const count = jest.fn().mockResolvedValue(undefined);
  await counts.add(count);
  expect(count).toHaveBeenCalledTimes(1);
});

it('resolves after half a second, and counts in the background', async () => {
  const free = occupy();
  const count = jest.fn().mockResolvedValue(undefined);
  // Resolves although the connections stay occupied.
  const began = performance.now();
  await counts.add(count);
  expect(performance.now() - began).toBeGreaterThan(450);
  expect(count).not.toHaveBeenCalled();
  free();
  await new Promise(setImmediate);
  expect(count).toHaveBeenCalledTimes(1);
});

it('logs a failed count, and counts the next', async () => {
  const failure = new Error('unavailable');
  for (const turn of [1, 2, 3]) await counts.add(() => Promise.reject(turn === 3 ? failure : new Error('before')));
  expect(warn).toHaveBeenCalledTimes(3);
  expect(warn).toHaveBeenLastCalledWith(failure);
  const count = jest.fn().mockResolvedValue(undefined);
  await counts.add(count);
  expect(count).toHaveBeenCalledTimes(1);
});

it('drops a count immediately if the queue is full', async () => {
  const free = occupy();
  const [waits, count] = [jest.fn(), jest.fn()];
  const waitingCount = counts.add(waits);
  const answered: string[] = [];
  const tooMany = counts.add(count).then(() => answered.push('dropped'));
  const accepted = waitingCount.then(() => answered.push('accepted'));
  await Promise.all([tooMany, accepted]);
  expect(answered).toEqual(['dropped', 'accepted']);
  free();
  await new Promise(setImmediate);
  expect(waits).toHaveBeenCalledTimes(1);
  expect(count).not.toHaveBeenCalled();
});
