import { retry } from './retry.policy.ts';

const options = { timeoutMs: 400, attemptTimeoutMs: 60, delayMs: 10 };
const never = () => new Promise<string>(() => {});

it('retries work that fails or hangs', async () => {
  const work = jest
    .fn(async () => 'done')
    .mockImplementationOnce(never)
    .mockRejectedValueOnce(new Error('unavailable'));
  expect(await retry(work, { ...options, timeoutMs: 10_000 })).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

it.each([
  ['fails', () => Promise.reject(new Error('unavailable')), 'unavailable'],
  ['hangs', never, 'timed out after'],
])('rejects in time if the work always %s', async (_, work, reason) => {
  await expect(retry(work, options)).rejects.toThrow(reason);
});

it('limits a hanging attempt to the total timeout', async () => {
  // A single attempt would exceed the test's timeout.
  await expect(retry(never, { timeoutMs: 100, attemptTimeoutMs: 3_600_000, delayMs: 10 })).rejects.toThrow(
    'timed out after',
  );
});
