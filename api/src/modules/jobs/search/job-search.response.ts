import {
  byName,
  filterRow,
  jobFilterNames,
  postedWithin,
  type FacetValue,
  type JobFilter,
  type JobFilterName,
  type JobSearchFacets,
  type Relaxation,
} from 'shared-contracts';
import type { MatchCounts } from './match-counts.policy.ts';
import type { FilterNames } from './filter-names.cache.ts';
import { attributeFilters, attributeNames } from './search-filters.policy.ts';
import { placeKey } from './searchable-jobs.repository.ts';

/** Contains only values with matches, and the selected value. The most frequent are first, those with equal counts by name. */
function locationFacet(counts: MatchCounts, { places }: FilterNames, filter: JobFilter): FacetValue[] {
  const chosen = placeKey(filter.location);
  return places.cities
    .filter(({ id, value }) => (counts.place[id] ?? 0) > 0 || value === chosen)
    .map(({ id, name }) => ({ value: name, label: name, count: counts.place[id] ?? 0 }))
    .toSorted((a, b) => b.count - a.count);
}

/** Counts by value. A facet of a filter with known values includes all of them. */
export function toFacets(counts: MatchCounts, names: FilterNames, filter: JobFilter): JobSearchFacets {
  return {
    ...byName(attributeNames, (name, at) => attributeFilters[name].facet(counts.attributes[at]!, names, filter)),
    location: locationFacet(counts, names, filter),
    postedWithin: postedWithin.map((value, index) => ({ value, label: value, count: counts.posted[index]! })),
    closingSoon: [{ value: 'true', label: 'Closing soon', count: counts.closingSoon }],
  };
}

const removalOrder = jobFilterNames.toSorted((a, b) => filterRow(a).removalOrder - filterRow(b).removalOrder);

/**
 * The filter whose removal gives the most results; null if no single removal gives any. Of equal gains the first in
 * removal order is chosen. The keyword is chosen only if no other removal gives a result.
 */
export function chooseRelaxation(
  gains: Record<JobFilterName | 'keyword', number>,
  filter: JobFilter,
): Relaxation | null {
  const filterToDrop = removalOrder.reduce((a, b) => (gains[b] > gains[a] ? b : a));
  const best = gains[filterToDrop] > 0 ? filterToDrop : 'keyword';
  if (gains[best] === 0) return null;
  return { filter: best, value: best === 'keyword' ? null : onlyValue(filter[best]), total: gains[best] };
}

/** Null if there are several values. */
function onlyValue(selected: string | readonly string[]): string | null {
  const [value, ...others] = [selected].flat();
  return value === undefined || others.length > 0 ? null : value;
}
