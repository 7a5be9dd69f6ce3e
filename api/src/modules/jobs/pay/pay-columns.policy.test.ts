import fc from 'fast-check';
import { medianOf, toPayColumns, withoutExtremes } from './pay-columns.policy.ts';

const sorted = (...monthly: number[]) => Int32Array.from(monthly.map((amount) => amount * 14)).toSorted();
const monthly = (amounts: readonly number[]) => amounts.map((amount) => amount / 14);

const eight = sorted(900, 1000, 1050, 1100, 1150, 1200, 1300, 5000);

it('leaves out a tenth on each side, at least one advert', () => {
  expect(monthly(withoutExtremes(eight))).toEqual([1000, 1300]);
  expect(withoutExtremes(Int32Array.from({ length: 100 }, (_, at) => at))).toEqual([10, 89]);
  expect(withoutExtremes(Int32Array.of(7, 9))).toEqual([7, 9]);
});

it('the median is the middle amount, or the mean of the two middle ones', () => {
  expect(medianOf(eight) / 14).toBe(1125);
  expect(medianOf(Int32Array.of(1, 2, 9))).toBe(2);
  expect(medianOf(Int32Array.of(5))).toBe(5);
});

it('the columns are round amounts per month; an amount far away does not stretch the scale', () => {
  const columns = toPayColumns(eight, { most: 25, align: 'round', reach: 1 });
  expect({ ...columns, step: columns.step / 14, first: columns.first / 14 }).toEqual({
    step: 50,
    first: 900,
    counts: [1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1],
    lowest: 900 * 14,
    highest: 5000 * 14,
  });
});

it('counts each amount once, in the column nearest to it on the scale, with at most the given number of columns', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 5, max: 25 }), fc.constantFrom('floor', 'round'), (given, most, align) => {
      const list = Int32Array.from(given).toSorted();
      const { step, first, counts, lowest, highest } = toPayColumns(list, { most, align, reach: 0.5 });
      expect(counts.length).toBeLessThanOrEqual(most);
      expect([lowest, highest]).toEqual([Math.min(...given), Math.max(...given)]);
      const begins = (column: number) => first + (column - (align === 'round' ? 0.5 : 0)) * step;
      const expected = counts.map(
        (_, column) =>
          given.filter(
            (amount) =>
              (column === 0 || amount >= begins(column)) &&
              (column === counts.length - 1 || amount < begins(column + 1)),
          ).length,
      );
      expect(counts).toEqual(expected);
    }),
  );
});
