import { ClientCounts } from './client-counts.ts';

it('counts per client, never below zero', () => {
  const counts = new ClientCounts();
  counts.add('a');
  counts.add('a');
  counts.add('b');
  counts.remove('a');
  expect([counts.of('a'), counts.of('b'), counts.of('c')]).toEqual([1, 1, 0]);
  counts.remove('a');
  counts.remove('a');
  expect([counts.of('a'), counts.of('b')]).toEqual([0, 1]);
});
