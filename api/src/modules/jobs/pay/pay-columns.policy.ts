import { paymentsPerYear, type PayColumns } from 'shared-contracts';

/** Distances of columns in euros per month. */
const monthlySteps = [25, 50, 100, 200, 250, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 1_000_000, 100_000_000];

/** Share of the adverts on each side that does not determine the scale. */
const tail = 0.1;

/** Sorted amounts without the extremes: `[low, high]`. At least one amount is left out on each side if there are three or more. */
export function withoutExtremes(sorted: Int32Array): [low: number, high: number] {
  const cut = sorted.length < 3 ? 0 : Math.max(1, Math.round(sorted.length * tail));
  return [sorted[cut]!, sorted[sorted.length - 1 - cut]!];
}

/** The middle amount; of an even number, the mean of the two middle ones in whole euros. */
export function medianOf(sorted: Int32Array): number {
  const middle = sorted.length / 2;
  return Math.round((sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2);
}

interface Scale {
  /** Most columns. */
  most: number;
  /** `floor`: a column begins at its amount; `round`: the amount is its middle. */
  align: 'floor' | 'round';
  /** How far the scale reaches beyond the range without extremes on each side, as a share of its width. */
  reach: number;
}

/**
 * Counts sorted amounts, at least one, in columns. Amounts beyond the scale are counted in the first or the last column.
 */
export function toPayColumns(sorted: Int32Array, { most, align, reach }: Scale): PayColumns {
  const [lowest, highest] = [sorted[0]!, sorted.at(-1)!];
  const [low, high] = withoutExtremes(sorted);
  const from = Math.max(lowest, low - reach * (high - low));
  const to = Math.min(highest, high + reach * (high - low));
  const columnOf = (amount: number, step: number) => Math[align](amount / step);
  const fits = (step: number) => columnOf(to, step) - columnOf(from, step) < most;
  const step =
    (monthlySteps.find((monthly) => fits(monthly * paymentsPerYear)) ?? monthlySteps.at(-1)!) * paymentsPerYear;
  const [first, last] = [columnOf(from, step), columnOf(to, step)];
  const counts = new Int32Array(last - first + 1);
  for (let at = 0; at < sorted.length; at++) {
    counts[Math.max(first, Math.min(last, columnOf(sorted[at]!, step))) - first]! += 1;
  }
  return { step, first: first * step, counts: [...counts], lowest, highest };
}
