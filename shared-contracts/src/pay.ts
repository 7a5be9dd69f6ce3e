import type { SalaryPeriod } from './enums.ts';
import type { Integer } from './scalars.ts';

/** Structured gross salary in `currency`. At most one bound is null. */
export interface Salary {
  min: number | null;
  max: number | null;
  currency: string;
  period: SalaryPeriod;
  /** Payments per year (12 or 14), if known. */
  payments: Integer | null;
}

/**
 * How pay is compared (docs/search.md, "Pay"). Gross amounts in euros per month or year have a yearly amount. Amounts per
 * hour, day or week have none, because adverts do not state the hours; nor do other currencies, because rates change.
 */

/** Payments per year of a monthly salary that does not state them: twelve months and two subsidies, as Portuguese law requires. */
export const paymentsPerYear = 14;

/** Units in which comparable pay is shown: per month with fourteen payments, or per year. */
export const payUnits = ['month', 'year'] as const;
export type PayUnit = (typeof payUnits)[number];

/** Payments per year at this salary's period; null if it has no yearly amount. */
function paymentsOf({ currency, period, payments }: Pick<Salary, 'currency' | 'period' | 'payments'>): number | null {
  if (currency !== 'EUR') return null;
  if (period === 'year') return 1;
  return period === 'month' ? (payments ?? paymentsPerYear) : null;
}

/** The salary in a unit, in whole euros; null if it is not comparable. */
export function salaryPer(unit: PayUnit, salary: Salary): Salary | null {
  const payments = paymentsOf(salary);
  if (payments === null) return null;
  const factor = unit === 'year' ? payments : payments / paymentsPerYear;
  const convert = (bound: number | null) => (bound === null ? null : Math.round(bound * factor));
  return {
    min: convert(salary.min),
    max: convert(salary.max),
    currency: salary.currency,
    period: unit,
    payments: unit === 'month' ? paymentsPerYear : null,
  };
}

/**
 * The amount by which jobs are compared: the most that the advert states, in whole euros per year. Null if the pay is not
 * comparable.
 */
export function comparedPay(salary: Salary): number | null {
  const yearly = salaryPer('year', salary);
  return yearly === null ? null : (yearly.max ?? yearly.min);
}

/** A minimum as in the filter `minPay`. */
export interface MinPay {
  /** Whole euros, at least 1. */
  amount: number;
  unit: PayUnit;
}

const minPayPattern = /^0{0,9}([1-9]\d{0,6})(-year)?$/;

/** Parses a value of the filter `minPay`: "1200" (per month), "16800-year"; null if it is neither. */
export function toMinPay(value: string): MinPay | null {
  const [, amount, year] = minPayPattern.exec(value) ?? [];
  return amount === undefined ? null : { amount: Number(amount), unit: year === undefined ? 'month' : 'year' };
}

/** Value of the filter `minPay`. */
export const fromMinPay = ({ amount, unit }: MinPay): string => (unit === 'year' ? `${amount}-year` : String(amount));

/** A minimum in euros per year. */
export const yearlyMinPay = ({ amount, unit }: MinPay): number => (unit === 'year' ? amount : amount * paymentsPerYear);
