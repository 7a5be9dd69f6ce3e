import { missedOperations } from './missed-operations.ts';

const operations = (count: number) => Array.from({ length: count }, (_, index) => `operation${index}`);

it('returns an operation that never succeeded, but not one that is expected to be missed', () => {
  expect(missedOperations(['verifyEmail', 'applyToJob'], 50_000)).toEqual(['applyToJob']);
});

it('allows a few missed operations after few requests', () => {
  expect(missedOperations(['verifyEmail', ...operations(8)], 4000)).toEqual([]);
  expect(missedOperations(operations(9), 4000)).toHaveLength(9);
});
