import { RecentPictures } from './recent-pictures.ts';

it('evicts the least recently used pictures above the byte limit', () => {
  const recent = new RecentPictures(10);
  recent.set('a', Buffer.alloc(4));
  recent.set('b', Buffer.alloc(4));
  recent.get('a');
  recent.set('c', Buffer.alloc(6));
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([Buffer.alloc(4), undefined, Buffer.alloc(6)]);
});

it('counts a replaced picture once and does not store one above the limit', () => {
  const recent = new RecentPictures(10);
  for (let time = 0; time < 3; time++) recent.set('a', Buffer.alloc(8));
  expect(recent.get('a')).toHaveLength(8);
  recent.set('b', Buffer.alloc(11));
  expect([recent.get('a'), recent.get('b')]).toEqual([undefined, undefined]);
});
