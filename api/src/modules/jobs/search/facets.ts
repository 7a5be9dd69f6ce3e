import {
  experienceLevelLabels,
  experienceLevels,
  postedWithin,
  typeFilterLabels,
  typeFilters,
  type FacetValue,
  type JobFilter,
  type JobSearchFacets,
} from 'shared-contracts';
import type { CategoryEntry } from './categories.ts';
import type { MatchCounts } from './count-matches.ts';
import { placeKey } from './criteria.ts';
import type { PlaceEntry } from './job-columns.ts';

/** Names of categories and places, for facet labels. */
export interface FacetNames {
  categories: readonly CategoryEntry[];
  places: ReadonlyMap<number, PlaceEntry>;
}

const portuguese = new Intl.Collator('pt');
const byLabel = (a: FacetValue, b: FacetValue) => portuguese.compare(a.label, b.label) || (a.value < b.value ? -1 : 1);
const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count || byLabel(a, b);

function categoryFacet(counts: MatchCounts, names: FacetNames, filter: JobFilter): FacetValue[] {
  return names.categories
    .map(({ id, slug, name }) => ({ value: slug, label: name, count: counts.category[id] ?? 0 }))
    .filter(({ count, value }) => count > 0 || value === filter.category)
    .toSorted(byLabel);
}

function locationFacet(counts: MatchCounts, names: FacetNames, filter: JobFilter): FacetValue[] {
  const chosen = placeKey(filter.location);
  return [...names.places.values()]
    .filter(({ isCity }) => isCity)
    .map(({ id, value, name }) => ({ key: value, value: name, label: name, count: counts.place[id] ?? 0 }))
    .filter(({ key, count }) => count > 0 || key === chosen)
    .map(({ value, label, count }) => ({ value, label, count }))
    .toSorted(byCount);
}

/** A job with several types counts for each of them. */
function countOfType(byMask: Int32Array, bit: number): number {
  return byMask.reduce((sum, count, mask) => ((mask >> bit) & 1 ? sum + count : sum), 0);
}

/**
 * Counts by value. Types, levels and dates include all values. Categories (by name) and places (by count) include only
 * values with matches, and the selected value.
 */
export function toFacets(counts: MatchCounts, names: FacetNames, filter: JobFilter): JobSearchFacets {
  return {
    category: categoryFacet(counts, names, filter),
    location: locationFacet(counts, names, filter),
    type: typeFilters.map((type, bit) => ({
      value: type,
      label: typeFilterLabels[type],
      count: countOfType(counts.types, bit),
    })),
    experienceLevel: experienceLevels.map((level, index) => ({
      value: level,
      label: experienceLevelLabels[level],
      count: counts.level[index + 1]!,
    })),
    postedWithin: postedWithin.map((value, index) => ({ value, label: value, count: counts.posted[index]! })),
    remote: [{ value: 'true', label: 'Remote', count: counts.remote }],
  };
}
