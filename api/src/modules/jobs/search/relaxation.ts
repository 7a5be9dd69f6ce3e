import type { JobFilter, Relaxation } from 'shared-contracts';
import type { FacetName } from './facet-bits.ts';

/** The filters that can be removed from a search. */
type Removable = FacetName | 'companyId' | 'keyword';

/** Between equal gains the earlier filter is chosen: the one that visitors remove most readily. */
const order: readonly Exclude<Removable, 'keyword'>[] = [
  'postedWithin',
  'location',
  'experienceLevel',
  'type',
  'category',
  'remote',
  'companyId',
];

/** The value to remove: the only selected one; null for several values and for the keyword. */
function chosenValue(name: Removable, filter: JobFilter): string | null {
  const values: Record<Removable, readonly string[]> = {
    keyword: [],
    category: [filter.category],
    location: [filter.location],
    type: filter.types,
    experienceLevel: filter.experienceLevels,
    remote: [filter.remote],
    postedWithin: [filter.postedWithin],
    companyId: [filter.companyId],
  };
  return values[name].length === 1 ? values[name][0]! : null;
}

/**
 * The filter whose removal gives the most results; null if no single removal gives any. The keyword is chosen only if
 * no other removal gives a result.
 */
export function chooseRelaxation(gains: Record<Removable, number>, filter: JobFilter): Relaxation | null {
  const filterToDrop = order.reduce((a, b) => (gains[b] > gains[a] ? b : a));
  const best = gains[filterToDrop] > 0 ? filterToDrop : 'keyword';
  if (gains[best] === 0) return null;
  return { filter: best, value: chosenValue(best, filter), total: gains[best] };
}
