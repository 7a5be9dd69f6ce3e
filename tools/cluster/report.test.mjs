import { figuresOf, missedGoals, reasonsOf } from './report.mjs';

const read = (/** @type {number} */ at, failure = /** @type {string | null} */ (null)) => ({
  kind: 'page',
  at,
  ms: 10,
  failure,
});
const write = (
  /** @type {number} */ at,
  outcome = /** @type {'acknowledged' | 'rejected' | 'unclear'} */ ('acknowledged'),
  ms = 5,
) => ({
  at,
  ms,
  outcome,
  reason: outcome === 'acknowledged' ? '' : '503',
});
const range = { from: 1000, to: 60_000 };
const samples = {
  reads: [read(2000)],
  pages: [read(2000), read(2100, '503')],
  writes: [write(2000)],
  replicas: [{ at: 2000, delayMs: 7, node: 'a', reason: '' }],
};
const missed = (/** @type {Partial<typeof samples>} */ change, drill = {}) =>
  missedGoals(figuresOf({ ...samples, ...change }, range), drill);

it('meets the goals without a failed read and a refused write', () => {
  expect(missed({})).toEqual([]);
});

it('measures rejected writes from the first to the end of the last', () => {
  const writes = [write(2000), write(3000, 'rejected'), write(5000), write(9000, 'rejected', 1500), write(12_000)];
  const figures = figuresOf({ ...samples, writes }, range);
  expect(figures).toMatchObject({ rejected: 2, unclear: 0, rejectedSeconds: 7.5, slowestWrite: 5 });
  expect(missedGoals(figures)).toEqual([]);
});

it.each([
  ['a read failed', { reads: [read(2000, 'http://x/jobs/4711: 503')] }, '1 reads failed'],
  ['a write was refused without a code', { writes: [write(2000, 'unclear')] }, '1 writes were not rejected clearly'],
  [
    'writes were rejected too long',
    { writes: [write(2000, 'rejected'), write(20_000, 'rejected')] },
    'writes were rejected for 18 s',
  ],
  ['there was no load', { reads: [] }, 'no load'],
])('misses the goals when %s', (_, change, words) => {
  expect(missed(change)).toEqual([words]);
});

it('allows more seconds where a drill does, and reports the problems of a drill', () => {
  const writes = [write(2000, 'rejected'), write(20_000, 'rejected')];
  expect(missed({ writes }, { allowedSeconds: 45 })).toEqual([]);
  expect(missed({}, { problems: ['two primaries'] })).toEqual(['two primaries']);
});

it('ignores requests outside the drill', () => {
  const outside = { ...samples, reads: [...samples.reads, read(500, 'x'), read(60_000, 'x')] };
  expect(figuresOf(outside, range)).toMatchObject({
    reads: 1,
    readsFailed: 0,
    pagesWithoutData: 1,
    replicaDelayMax: 7,
  });
});

it('counts reasons', () => {
  const reads = [read(2000, 'http://x/jobs/4711: 503'), read(2100, 'http://x/jobs/4712: 503')];
  expect(reasonsOf({ reads, writes: [write(2000, 'rejected')], replicas: [] }, range)).toEqual({
    'read /jobs/N: 503': 2,
    'write 503': 1,
  });
});
