import { longestDelay } from './loop-delays.mjs';
import { figuresOf, probeFor, startControl } from './probe.mjs';
import { healthProblems } from './run-attacks.mjs';

const answers = (/** @type {number[]} */ ...latencies) => figuresOf(latencies, []);

it('computes percentiles of unsorted latencies', () => {
  expect(figuresOf([9, 1, 5], ['x'])).toEqual({ count: 3, p50: 5, p95: 9, p99: 9, max: 9, failures: ['x'] });
  expect(figuresOf([], [])).toMatchObject({ count: 0, max: 0 });
});

const repeated = (/** @type {number} */ latency) => Array.from({ length: 200 }, () => latency);

it('increases the limit of the maximum by the longest wait of each of the three processes', () => {
  expect(healthProblems(answers(...repeated(5), 160), answers(...repeated(1), 20), { long: true })).toEqual([]);
  expect(healthProblems(answers(...repeated(5), 161), answers(...repeated(1), 20), { long: true })).toEqual([
    'health took 161 ms (max), above 160 ms',
  ]);
});

it('increases the limit of the 99th percentile by the same percentile of the waits', () => {
  expect(healthProblems(answers(...repeated(103)), answers(...repeated(1), 90), { long: true })).toEqual([]);
  expect(healthProblems(answers(...repeated(104)), answers(...repeated(1), 90), { long: true })).toEqual([
    'health took 104 ms (p99), above 103 ms',
  ]);
});

it('checks the maximum in the long form only', () => {
  expect(healthProblems(answers(...repeated(5), 900), answers(...repeated(1)), { long: false })).toEqual([]);
});

it('checks the maximum if there are few responses', () => {
  expect(healthProblems(answers(...repeated(5).slice(10), 150), answers(...repeated(1), 90), { long: true })).toEqual(
    [],
  );
  expect(healthProblems(answers(150, 5), answers(20, 1, 1, 1), { long: true })).toEqual([]);
});

it('reports failed responses', () => {
  expect(healthProblems(figuresOf([1], ['a', 'b', 'c', 'd']), answers(1), { long: true })).toEqual([
    'health: a',
    'health: b',
    'health: c',
  ]);
});

it('probes groups in a child process and reports failures', async () => {
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
