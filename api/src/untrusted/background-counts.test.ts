import { BackgroundCounts } from './background-counts.ts';

const warn = jest.fn();
const waiting = 1;
let counts: BackgroundCounts;
beforeEach(() => {
  warn.mockClear();
  counts = new BackgroundCounts({ warn }, waiting);
});

/** Keeps every connection busy until what it answers is called. */
function occupy(): () => void {
  let free = () => {};
  const busy = new Promise<void>((resolve) => (free = resolve));
  for (const turn of [1, 2]) void counts.add(() => busy.then(() => turn));
  return free;
}

it('has counted what is counted quickly', async () => {
  const count = jest.fn().mockResolvedValue(undefined);
  await counts.add(count);
  expect(count).toHaveBeenCalledTimes(1);
});

it('lets go of who waits half a second, and counts all the same', async () => {
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

it('loses what fails, says so, and counts the next', async () => {
  const failure = new Error('away');
  for (const turn of [1, 2, 3]) await counts.add(() => Promise.reject(turn === 3 ? failure : new Error('before')));
  expect(warn).toHaveBeenCalledTimes(3);
  expect(warn).toHaveBeenLastCalledWith(failure);
  const count = jest.fn().mockResolvedValue(undefined);
  await counts.add(count);
  expect(count).toHaveBeenCalledTimes(1);
});

it('loses at once what is one too many', async () => {
  const free = occupy();
  const [waits, count] = [jest.fn(), jest.fn()];
  const waitingCount = counts.add(waits);
  const answered: string[] = [];
  const tooMany = counts.add(count).then(() => answered.push('one too many'));
  const accepted = waitingCount.then(() => answered.push('one that waits'));
  await Promise.all([tooMany, accepted]);
  expect(answered).toEqual(['one too many', 'one that waits']);
  free();
  await new Promise(setImmediate);
  expect(waits).toHaveBeenCalledTimes(1);
  expect(count).not.toHaveBeenCalled();
});
