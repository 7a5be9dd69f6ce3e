import { longestDelay } from './loop-delays.mjs';
import { figuresOf, probeFor, startControl } from './probe.mjs';
import { healthProblems } from './run-attacks.mjs';

const answers = (/** @type {number[]} */ ...latencies) => figuresOf(latencies, []);

it('computes percentiles of unsorted latencies', () => {
  expect(figuresOf([9, 1, 5], ['x'])).toEqual({ count: 3, p50: 5, p95: 9, max: 9, failures: ['x'] });
  expect(figuresOf([], [])).toMatchObject({ count: 0, max: 0 });
});

it('holds the bar for every answer in the long form', () => {
  expect(healthProblems(answers(5, 5, 100), answers(90), true)).toEqual([]);
  expect(healthProblems(answers(5, 5, 101), answers(90), true)).toEqual(['health took 101 ms, above 100 ms']);
});

it('raises it in the short form by what the machine adds for each of the three processes', () => {
  expect(healthProblems(answers(5, 160), answers(20), false)).toEqual([]);
  expect(healthProblems(answers(5, 161), answers(20), false)).toEqual(['health took 161 ms, above 160 ms']);
  expect(healthProblems(answers(5, 161), answers(1), false)).toEqual(['health took 161 ms, above 103 ms']);
});

it('reports answers that failed', () => {
  expect(healthProblems(figuresOf([1], ['a', 'b', 'c', 'd']), answers(1), true)).toEqual([
    'health: a',
    'health: b',
    'health: c',
  ]);
});

it('probes groups from a process of its own and reports what fails', async () => {
  const control = await startControl();
  const closed = 'http://127.0.0.1:9/';
  const seen = await probeFor({ up: [control.url], down: [closed] }, 10, 500);
  control.stop();
  expect(seen.up.count).toBeGreaterThan(1);
  expect(seen.up.failures).toEqual([]);
  expect(seen.down.failures).toHaveLength(seen.down.count);
  expect(seen.loopMax).toBeGreaterThan(0);
});

it('reads the longest delay of an event loop from metrics', () => {
  expect(longestDelay('a 1\nnodejs_eventloop_lag_max_seconds 0.0123456\nb 2')).toBe(12.3);
  expect(longestDelay('a 1')).toBeNaN();
});
