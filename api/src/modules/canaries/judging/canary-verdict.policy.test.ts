import { bucketOf, Distribution, type GroupCounts } from '../../client-events/index.ts';
import { canaryRules, canaryState, judgeCanary, type CanaryCounts } from './canary-verdict.policy.ts';
import { logGamma } from './evidence.policy.ts';
import { quantileEvidence } from './quantile-difference.policy.ts';
import { noWorseEvidence, rateEvidence, rateInterval } from './rate-difference.policy.ts';

/** Paints around `median`, with the quantiles of a log-normal distribution. */
function paints(median: number, count: number): GroupCounts['lcp'] {
  const lcp = new Map<number, number>();
  const quantiles = [-1.64, -1.04, -0.67, -0.39, -0.13, 0.13, 0.39, 0.67, 1.04, 1.64];
  for (const quantile of quantiles) {
    const bucket = bucketOf('LCP', median * Math.exp(0.6 * quantile));
    lcp.set(bucket, (lcp.get(bucket) ?? 0) + count / quantiles.length);
  }
  return lcp;
}

const group = (views: number, failedViews: number, median: number | null = 1800): GroupCounts => ({
  views,
  failedViews,
  lcp: median === null ? new Map() : paints(median, views),
});

const none = group(0, 0, null);

type Case = readonly [name: string, counts: CanaryCounts, state: string, reasons: readonly string[]];

const cases: readonly Case[] = [
  ['nothing', { canary: none, control: none }, 'too-few-views', []],
  ['29 failed views', { canary: group(29, 29, null), control: group(29, 0) }, 'too-few-views', []],
  ['30 failed views', { canary: group(30, 30, null), control: group(30, 0) }, 'failed', ['errorRate']],
  ['failures without views', { canary: group(0, 30, null), control: group(30, 0) }, 'failed', ['errorRate']],
  ['as many failures in control', { canary: group(40, 40, null), control: group(40, 40, null) }, 'too-few-views', []],
  ['one failure of 100', { canary: group(100, 1), control: group(100, 0) }, 'too-few-views', []],
  ['no views of the canary', { canary: none, control: group(60, 0) }, 'failed', ['views']],
  ['two thirds of the views', { canary: group(4000, 8), control: group(6000, 12) }, 'measuring', []],
  ['no failures, few views', { canary: group(1000, 0), control: group(1000, 0) }, 'measuring', []],
  ['equal groups, 5,000 views', { canary: group(5000, 10), control: group(5000, 10) }, 'measuring', []],
  ['equal groups, 7,000 views', { canary: group(7000, 14), control: group(7000, 14) }, 'ready', []],
  ['the limit, 100,000 views', { canary: group(100_000, 690), control: group(100_000, 200) }, 'measuring', []],
  ['equal groups', { canary: group(20_000, 40), control: group(20_000, 40) }, 'ready', []],
  ['errors of one point', { canary: group(6000, 84), control: group(6000, 12) }, 'failed', ['errorRate']],
  ['certainly worse, within the limit', { canary: group(300_000, 1600), control: group(300_000, 700) }, 'ready', []],
  ['paints 60 % later', { canary: group(900, 2, 2900), control: group(900, 2) }, 'failed', ['lcpP75']],
  ['paints 4 % later', { canary: group(30_000, 60, 1870), control: group(30_000, 60) }, 'ready', []],
  ['faster paints', { canary: group(20_000, 40, 1300), control: group(20_000, 40) }, 'ready', []],
  ['no paints in either', { canary: group(20_000, 40, null), control: group(20_000, 40, null) }, 'ready', []],
  ['no paints in the canary', { canary: group(20_000, 40, null), control: group(20_000, 40) }, 'measuring', []],
  ['worse in both', { canary: group(3000, 300, 3600), control: group(3000, 3) }, 'failed', ['errorRate', 'lcpP75']],
];

it.each(cases)('%s: %#', (_, counts, state, reasons) => {
  expect(canaryState(counts)).toEqual({ state, reasons });
});

it('names differences, intervals, limits, views and the false-alarm rate', () => {
  const verdict = judgeCanary({ canary: group(6000, 84, 2900), control: group(6000, 12) });
  expect(verdict).toMatchObject({
    state: 'failed',
    views: { canary: 6000, control: 6000 },
    errorRate: { value: expect.closeTo(0.012, 6) as number, limit: 0.005, verdict: 'worse' },
    lcpP75: { verdict: 'worse', limit: expect.closeTo(0.1 * 2690, -2) as number },
    minimumViews: 500,
    falseAlarmRate: 0.01,
  });
  for (const { low, value, high } of [verdict.errorRate!, verdict.lcpP75!]) {
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(value);
    expect(value).toBeLessThan(high);
  }
});

it('gives an interval whose bounds agree with the verdicts', () => {
  const threshold = Math.log(3 / canaryRules.falseAlarmRate);
  for (const canaryFailures of [0, 3, 10, 30, 100]) {
    const pair = { canary: { yes: canaryFailures, no: 2000 - canaryFailures }, control: { yes: 10, no: 1990 } };
    const { low, high } = rateInterval(pair, threshold);
    for (const bound of [low, high]) expect(rateEvidence(pair, bound)).toBeCloseTo(threshold, 3);
    expect(low > 0).toBe(canaryFailures > 10 && rateEvidence(pair, 0) >= threshold);
  }
});

const logChoose = (n: number, k: number) => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
const binomial = (n: number, k: number, rate: number) =>
  Math.exp(logChoose(n, k) + k * Math.log(rate) + (n - k) * Math.log(1 - rate));

/** The mean of an e-value is at most 1 if the hypothesis is true, which bounds the false-alarm rate at all looks together. */
describe('e-values', () => {
  const views = 25;
  const counts = Array.from({ length: views + 1 }, (_, yes) => ({ yes, no: views - yes }));

  it.each([
    [0.02, 0.02],
    [0.3, 0.3],
    [0.5, 0.5],
    [0.15, 0.1],
  ])('of rates %d and %d have a mean of at most 1', (canaryRate, controlRate) => {
    for (const evidence of [rateEvidence, noWorseEvidence]) {
      let mean = 0;
      for (const canary of counts) {
        for (const control of counts) {
          const probability = binomial(views, canary.yes, canaryRate) * binomial(views, control.yes, controlRate);
          mean += probability * Math.exp(evidence({ canary, control }, canaryRate - controlRate));
        }
      }
      expect(mean).toBeGreaterThan(0);
      expect(mean).toBeLessThanOrEqual(1);
    }
  });

  it('of equal distributions have a mean of at most 1', () => {
    const [below, above] = [bucketOf('LCP', 1000), bucketOf('LCP', 2000)];
    const distributionOf = ({ yes, no }: { yes: number; no: number }) =>
      new Distribution(
        'LCP',
        new Map([
          [below, no],
          [above, yes],
        ]),
      );
    let mean = 0;
    for (const canary of counts) {
      for (const control of counts) {
        const probability = binomial(views, canary.yes, 0.25) * binomial(views, control.yes, 0.25);
        const pair = { canary: distributionOf(canary), control: distributionOf(control) };
        mean += probability * Math.exp(quantileEvidence(pair, 0, 1));
      }
    }
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeLessThanOrEqual(1);
  });
});

it('computes the logarithm of factorials', () => {
  for (const [n, factorial] of [
    [1, 1],
    [5, 120],
    [10, 3_628_800],
    [20, 2.43290200817664e18],
  ] as const) {
    expect(logGamma(n + 1)).toBeCloseTo(Math.log(factorial), 10);
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
});
