import { insist } from './insist.ts';

const patience = { whole: 400, oneTry: 60, pause: 10 };
const never = () => new Promise<string>(() => {});

it('begins work anew that fails, and work that hangs', async () => {
  const work = jest
    .fn(async () => 'done')
    .mockImplementationOnce(never)
    .mockRejectedValueOnce(new Error('away'));
  expect(await insist(work, { ...patience, whole: 10_000 })).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

it.each([
  ['fails', () => Promise.reject(new Error('away')), 'away'],
  ['hangs', never, 'Not done within'],
])('is over in time where the work always %s', async (_, work, reason) => {
  await expect(insist(work, patience)).rejects.toThrow(reason);
});

it('does not outlast one try that hangs for the whole time', async () => {
  // A single try would end after the test's own time limit.
  await expect(insist(never, { whole: 100, oneTry: 3_600_000, pause: 10 })).rejects.toThrow('Not done within');
});
