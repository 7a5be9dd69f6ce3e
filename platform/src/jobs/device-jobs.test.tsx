import { act, renderHook } from '@testing-library/react';
import { hiddenJobs, hiddenJobsKey, seenJobs } from './device-jobs';

const stored = () => JSON.parse(localStorage.getItem(hiddenJobsKey) ?? 'null') as unknown;
const ids = () => renderHook(() => [...hiddenJobs.useIds()]).result;

beforeEach(() => act(() => localStorage.clear()));
afterEach(() => jest.restoreAllMocks());

it('remembers jobs in order, each once, and forgets removed ones', () => {
  const result = ids();
  act(() => hiddenJobs.add(1, 2));
  act(() => hiddenJobs.add(3));
  act(() => hiddenJobs.add(1));
  expect(result.current).toEqual([2, 3, 1]);
  expect(stored()).toEqual([2, 3, 1]);
  act(() => hiddenJobs.remove(3));
  expect(result.current).toEqual([2, 1]);
  act(() => hiddenJobs.clear());
  expect(result.current).toEqual([]);
  expect(stored()).toBeNull();
});

it('keeps seen and hidden jobs apart', () => {
  const result = ids();
  act(() => seenJobs.add(9));
  expect(result.current).toEqual([]);
});

it('remembers the newest 500 jobs', () => {
  act(() => hiddenJobs.add(...Array.from({ length: 501 }, (_, id) => id)));
  const { current } = ids();
  expect(current).toHaveLength(500);
  expect([current[0], current.at(-1)]).toEqual([1, 500]);
});

it('follows changes of another tab', () => {
  const result = ids();
  localStorage.setItem(hiddenJobsKey, '[4]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: hiddenJobsKey })));
  expect(result.current).toEqual([4]);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toEqual([]);
});

it.each(['{', '{}', '["a", null]', '12'])('is empty for the invalid text %s', (text) => {
  localStorage.setItem(hiddenJobsKey, text);
  expect(ids().current).toEqual([]);
});

it('remembers jobs until the page is left if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const result = ids();
  act(() => hiddenJobs.add(5));
  expect(result.current).toEqual([5]);
  jest.restoreAllMocks();
  act(() => hiddenJobs.clear());
});
