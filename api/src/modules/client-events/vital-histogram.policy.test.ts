import fc from 'fast-check';
import { vitalNames } from 'shared-contracts';
import { bucketOf, Distribution, estimateRate } from './vital-histogram.policy.ts';

const distributionOf = (name: (typeof vitalNames)[number], values: readonly number[]) => {
  const histogram = new Map<number, number>();
  for (const value of values) histogram.set(bucketOf(name, value), (histogram.get(bucketOf(name, value)) ?? 0) + 1);
  return new Distribution(name, histogram);
};

describe('Distribution', () => {
  it('has quantiles within a bucket of those of the values, for any values of the scale', () => {
    const values = fc.array(fc.double({ min: 20, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(values, fc.constantFrom(0.25, 0.5, 0.75, 0.9), (given, share) => {
        const exact = given.toSorted((a, b) => a - b)[Math.max(Math.ceil(share * given.length) - 1, 0)]!;
        const ratio = distributionOf('LCP', given).quantile(share) / exact;
        expect(ratio > 1 / 1.1 && ratio < 1.1).toBe(true);
      }),
    );
  });

  it('counts the values above its own quantile', () => {
    const values = fc.array(fc.double({ min: 0, max: 50_000, noNaN: true }), { minLength: 4, maxLength: 200 });
    fc.assert(
      fc.property(values, (given) => {
        const distribution = distributionOf('INP', given);
        expect(distribution.above(distribution.quantile(0.75))).toBeCloseTo(given.length / 4, 6);
      }),
    );
  });

  it.each(vitalNames)('accepts any value of %s', (name) => {
    const distribution = distributionOf(name, [0, 1e-9, 0.02, 1, 5e5]);
    expect([distribution.size, distribution.above(-1), distribution.above(1e9)]).toEqual([5, 5, 0]);
    expect(distribution.estimate(0.75)).toMatchObject({ value: expect.any(Number) as number });
  });

  it('has an interval that contains the quantile of the population in 95 of 100 samples', () => {
    const uniform = (count: number, seed: number) =>
      Array.from(
        { length: count },
        (_, index) => 1000 + 1000 * ((((index + 1) * 0.754877 + seed * 0.569841) * 7919) % 1),
      );
    const samples = Array.from({ length: 100 }, (_, seed) => distributionOf('LCP', uniform(200, seed)).estimate(0.75)!);
    const covering = samples.filter(({ low, high }) => low <= 1750 && high >= 1750).length;
    expect(covering).toBeGreaterThanOrEqual(90);
    expect(samples.every(({ low, value, high }) => low < value && value < high)).toBe(true);
  });

  it('has no estimate without values', () => {
    expect(new Distribution('LCP', new Map()).estimate(0.75)).toBeNull();
  });
});

describe('estimateRate', () => {
  // Wilson (1927), as computed by R: binom::binom.confint(x, n, methods = "wilson").
  it.each([
    [0, 10, 0, 0, 0.2775],
    [1, 10, 0.1, 0.0179, 0.4042],
    [5, 100, 0.05, 0.0215, 0.1118],
    [10, 10, 1, 0.7225, 1],
  ])('of %d in %d is %d, from %d to %d', (failures, views, value, low, high) => {
    const estimate = estimateRate(failures, views)!;
    for (const [name, expected] of Object.entries({ value, low, high })) {
      expect(estimate[name as keyof typeof estimate]).toBeCloseTo(expected, 4);
    }
  });

  it('is unknown without views', () => {
    expect(estimateRate(0, 0)).toBeNull();
  });
});
