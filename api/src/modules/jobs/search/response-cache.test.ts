import { ResponseCache } from './response-cache.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('expires an entry after its lifetime', () => {
  const cache = new ResponseCache<string>(2, 1000);
  cache.set('a', 'A');
  jest.advanceTimersByTime(999);
  expect(cache.get('a')).toBe('A');
  jest.advanceTimersByTime(1);
  expect(cache.get('a')).toBeUndefined();
});

it('evicts the least recently used entry', () => {
  const cache = new ResponseCache<string>(2, 1000);
  cache.set('a', 'A');
  cache.set('b', 'B');
  cache.get('a');
  cache.set('c', 'C');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});
