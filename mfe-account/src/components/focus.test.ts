import { afterRemoval, focusHome, rowTitleId } from './focus';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it.each([
  ['a', rowTitleId('b')],
  ['b', rowTitleId('c')],
  ['c', rowTitleId('b')],
])('the focus of %s goes to its neighbour', (id, target) => {
  expect(afterRemoval(rows, { id })).toBe(target);
});

it('the focus of the last row goes to the heading', () => {
  expect(afterRemoval([{ id: 'a' }], { id: 'a' })).toBe(focusHome);
});
