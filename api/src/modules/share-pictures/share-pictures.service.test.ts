import { createPictureCache } from './share-pictures.service.ts';

it('evicts the least recently used pictures above the byte limit', () => {
  const cache = createPictureCache(10);
  cache.set('a', Buffer.alloc(4));
  cache.set('b', Buffer.alloc(4));
  cache.get('a');
  cache.set('c', Buffer.alloc(6));
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([Buffer.alloc(4), undefined, Buffer.alloc(6)]);
});

it('counts a replaced picture once and does not store one above the limit', () => {
  const cache = createPictureCache(10);
  for (let time = 0; time < 3; time++) cache.set('a', Buffer.alloc(8));
  expect(cache.get('a')).toHaveLength(8);
  cache.set('b', Buffer.alloc(11));
  expect([cache.get('a'), cache.get('b')]).toEqual([Buffer.alloc(8), undefined]);
});
