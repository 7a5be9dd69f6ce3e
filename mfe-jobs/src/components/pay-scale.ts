import { paymentsPerYear, type PayUnit } from 'shared-contracts';

/** Distances of labels on an axis of amounts. */
const distances = [1, 2, 2.5, 5];

/** An amount of the API, in euros per year, in whole euros of a unit. */
export const amountPer = (unit: PayUnit, yearly: number): number =>
  Math.round(unit === 'year' ? yearly : yearly / paymentsPerYear);

/** Round amounts of a unit from one yearly amount to another, at most this many, as yearly amounts. */
export function roundAmounts(unit: PayUnit, from: number, to: number, most: number): number[] {
  const factor = unit === 'year' ? 1 : paymentsPerYear;
  const size = 10 ** Math.floor(Math.log10((to - from) / factor / most));
  const distance =
    [...distances, 10].map((each) => each * size * factor).find((each) => (to - from) / each < most) ?? to;
  const first = Math.ceil(from / distance);
  const count = Math.floor(to / distance) - first + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * distance);
}
