import { undone } from './undone.ts';

const operations = (count: number) => Array.from({ length: count }, (_, index) => `operation${index}`);

it('tells an operation that was never done, and none that may be missed', () => {
  expect(undone(['verifyEmail', 'applyToJob'], 50_000)).toEqual(['applyToJob']);
});

it('lets chance miss a few where there were few requests', () => {
  expect(undone(['verifyEmail', ...operations(8)], 4000)).toEqual([]);
  expect(undone(operations(9), 4000)).toHaveLength(9);
});
