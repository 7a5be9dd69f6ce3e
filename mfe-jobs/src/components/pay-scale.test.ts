import fc from 'fast-check';
import { payUnits } from 'shared-contracts';
import { amountPer, roundAmounts } from './pay-scale';

it.each([
  ['month', 900 * 14, 2100 * 14, [1000, 1250, 1500, 1750, 2000]],
  ['month', 950 * 14, 1600 * 14, [1000, 1200, 1400, 1600]],
  ['year', 13_300, 22_400, [14_000, 16_000, 18_000, 20_000, 22_000]],
  ['year', 20_000, 90_000, [20_000, 40_000, 60_000, 80_000]],
] as const)('labels amounts per %s from %d to %d', (unit, from, to, expected) => {
  expect(roundAmounts(unit, from, to, 5).map((amount) => amountPer(unit, amount))).toEqual(expected);
});

it('labels are few, ascending and inside', () => {
  const span = fc.tuple(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 300, max: 1e8 }));
  fc.assert(
    fc.property(span, fc.constantFrom(...payUnits), ([from, width], unit) => {
      const labels = roundAmounts(unit, from, from + width, 5);
      expect(labels.length).toBeLessThanOrEqual(6);
      expect(labels.length).toBeGreaterThan(0);
      expect(labels).toEqual(labels.toSorted((a, b) => a - b));
      expect(labels.every((label) => label >= from && label <= from + width)).toBe(true);
    }),
  );
});
