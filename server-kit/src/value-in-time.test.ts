import { valueInTime } from './value-in-time.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('returns the value and clears its timer', async () => {
  expect(await valueInTime(Promise.resolve('value'), 1000, null)).toBe('value');
  expect(jest.getTimerCount()).toBe(0);
});

it('passes a rejection on', async () => {
  await expect(valueInTime(Promise.reject(new Error('no')), 1000, null)).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

it('returns the fallback after the time', async () => {
  const value = valueInTime(new Promise<string>(() => {}), 1000, null);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await value).toBeNull();
});
