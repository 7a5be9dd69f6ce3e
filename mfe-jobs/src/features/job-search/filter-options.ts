import { experienceLevels, typeFilters, type FacetValue } from 'shared-contracts';

export interface FilterOption {
  value: string;
  /** Null while the counts are on their way. */
  count: number | null;
}

/**
 * What a filter offers: the known values in their own order, then those that only the answer or the address knows,
 * so that nothing that is on can be missing. A value without matches counts zero and stays.
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

/** Offered by a filter of its own; listed here only where an address asks for it. */
const remoteOnly = 'remote-only';

/** Types, and hybrid work. */
export function typeOptions(counted: readonly FacetValue[] | undefined, chosen: readonly string[]): FilterOption[] {
  const options = filterOptions(typeFilters, counted, chosen);
  return options.filter(({ value }) => value !== remoteOnly || chosen.includes(remoteOnly));
}

export const knownLevels: readonly string[] = experienceLevels;
