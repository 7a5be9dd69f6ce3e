import type { Integer } from './scalars.ts';

/** Number of adverts by pay. Amounts in euros per year, as compared by the search (`comparedPay`). */
export interface PayColumns {
  /** Distance of two columns: a round amount per month, times 14. */
  step: Integer;
  /** Amount of the first column; a multiple of `step`. */
  first: Integer;
  /** Adverts of each column. The first and the last one include everything beyond. */
  counts: Integer[];
  lowest: Integer;
  highest: Integer;
}

/** Where comparable jobs are. */
export interface PayPlace {
  kind: 'municipality' | 'district' | 'region' | 'country';
  /** Of a district, its city. */
  name: string;
  /** In a Portuguese sentence: "no Porto", "no distrito do Porto". */
  within: string;
}

/**
 * Pay of the open jobs that are comparable with a job (docs/search.md, "Pay"). Amounts in euros per year. Adverts of a company with
 * the same pay count once.
 */
export interface PayRange {
  /** At least `limits.comparableJobs`. */
  count: Integer;
  /** At least `limits.comparableCompanies`. */
  companies: Integer;
  /** The words that titles of the same role contain; null: the jobs have the category and the experience level of the job. */
  role: string | null;
  /** Other expressions for the role that were searched for as well. */
  synonyms: string[];
  place: PayPlace;
  /** The range without the extremes: the lowest and the highest tenth of the adverts, at least one each. */
  low: Integer;
  high: Integer;
  /** Adverts from `low` to `high`. */
  inside: Integer;
  median: Integer;
  /** Whether the job itself is one of them. */
  includesJob: boolean;
  columns: PayColumns;
}
