import { afterRemoval, rowTitleId, tabTitleId } from './focus';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it.each([
  ['a', rowTitleId('b')],
  ['b', rowTitleId('c')],
  ['c', rowTitleId('b')],
])('moves the focus from %s to its neighbor', (id, target) => {
  expect(afterRemoval(rows, { id })).toBe(target);
});

it('moves the focus from the last row to the heading', () => {
  expect(afterRemoval([{ id: 'a' }], { id: 'a' })).toBe(tabTitleId);
});
