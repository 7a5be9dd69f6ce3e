import { experienceLevels, typeFilters, type FacetValue } from 'shared-contracts';

export interface FilterOption {
  value: string;
  /** Null while the counts are on their way. */
  count: number | null;
}

/**
 * Options of a filter: the known values in their order, then values of the response or the address, so every active
 * value is included. A value without matches has the count 0.
 */
export function filterOptions(
  known: readonly string[],
  counted: readonly FacetValue[] | undefined,
  chosen: readonly string[],
): FilterOption[] {
  const counts = new Map(counted?.map(({ value, count }) => [value, count]));
  const values = new Set([...known, ...counts.keys(), ...chosen]);
  return [...values].map((value) => ({ value, count: counted === undefined ? null : (counts.get(value) ?? 0) }));
}

/** Has a separate filter; included here only if the address contains it. */
const remoteOnly = 'remote-only';

/** Types, and hybrid work. */
export function typeOptions(counted: readonly FacetValue[] | undefined, chosen: readonly string[]): FilterOption[] {
  const options = filterOptions(typeFilters, counted, chosen);
  return options.filter(({ value }) => value !== remoteOnly || chosen.includes(remoteOnly));
}

export const knownLevels: readonly string[] = experienceLevels;
