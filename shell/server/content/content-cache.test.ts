import { ContentCache } from './content-cache.ts';

describe('ContentCache', () => {
  let now = 0;
  beforeEach(() => (now = 0));

  it('evicts the least recently used content', () => {
    const cache = new ContentCache<number>(2, 1000, () => now);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('does not return expired content, however often it was used', () => {
    const cache = new ContentCache<number>(2, 1000, () => now);
    cache.set('a', 1);
    now = 900;
    expect(cache.get('a')).toBe(1);
    now = 1001;
    expect(cache.get('a')).toBeUndefined();
  });
});
