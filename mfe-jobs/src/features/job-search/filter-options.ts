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

export const knownTypes: readonly string[] = typeFilters;
export const knownLevels: readonly string[] = experienceLevels;
