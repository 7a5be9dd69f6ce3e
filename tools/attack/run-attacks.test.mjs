import { longestDelay } from './loop-delays.mjs';
import { figuresOf, probeFor, startControl } from './probe.mjs';
import { healthProblems } from './run-attacks.mjs';

const answers = (/** @type {number[]} */ ...latencies) => figuresOf(latencies, []);

it('computes percentiles of unsorted latencies', () => {
  expect(figuresOf([9, 1, 5], ['x'])).toEqual({ count: 3, p50: 5, p95: 9, p99: 9, max: 9, failures: ['x'] });
  expect(figuresOf([], [])).toMatchObject({ count: 0, max: 0 });
});

const often = (/** @type {number} */ latency) => Array.from({ length: 200 }, () => latency);

it('raises the bar of the longest answer by what the machine adds for each of the three processes', () => {
  expect(healthProblems(answers(...often(5), 160), answers(...often(1), 20), { long: true })).toEqual([]);
  expect(healthProblems(answers(...often(5), 161), answers(...often(1), 20), { long: true })).toEqual([
    'health took 161 ms (max), above 160 ms',
  ]);
});

it('raises the bar of 99 % of the answers by 99 % of the waits only', () => {
  expect(healthProblems(answers(...often(103)), answers(...often(1), 90), { long: true })).toEqual([]);
  expect(healthProblems(answers(...often(104)), answers(...often(1), 90), { long: true })).toEqual([
    'health took 104 ms (p99), above 103 ms',
  ]);
});

it('judges the longest answer in the long form alone', () => {
  expect(healthProblems(answers(...often(5), 900), answers(...often(1)), { long: false })).toEqual([]);
});

it('judges few answers by the longest alone', () => {
  expect(healthProblems(answers(...often(5).slice(10), 150), answers(...often(1), 90), { long: true })).toEqual([]);
  expect(healthProblems(answers(150, 5), answers(20, 1, 1, 1), { long: true })).toEqual([]);
});

it('reports answers that failed', () => {
  expect(healthProblems(figuresOf([1], ['a', 'b', 'c', 'd']), answers(1), { long: true })).toEqual([
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
