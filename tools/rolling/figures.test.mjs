import { figuresByKind, figuresByStep, percentile } from './figures.mjs';

it('computes percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.95, 1].map((part) => percentile(hundred, part))).toEqual([50, 95, 100]);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBe(0);
});

const samples = [
  { kind: 'page', at: 5, ms: 10, failure: null },
  { kind: 'page', at: 15, ms: 30, failure: 'GET /: 502' },
  { kind: 'search', at: 25, ms: 20, failure: null },
];

it('assigns a request to the step in which it began', () => {
  const steps = [
    { name: 'quiet', from: 0, to: 10 },
    { name: 'kill', from: 10, to: 30, note: 'ended 0' },
  ];
  expect(figuresByStep(samples, steps)).toMatchObject([
    { step: 'quiet', requests: 1, failed: 0, 'p95 ms': 10, note: '' },
    { step: 'kill', requests: 2, failed: 1, 'p95 ms': 30, note: 'ended 0' },
    { step: 'all', requests: 3, failed: 1 },
  ]);
});

it('groups requests by kind', () => {
  expect(figuresByKind(samples)).toMatchObject([
    { kind: 'page', requests: 2, failed: 1 },
    { kind: 'search', requests: 1, failed: 0 },
  ]);
});
