import type { JobFilter, Relaxation } from 'shared-contracts';
import type { FacetName } from './facet-bits.ts';

/** What can be removed from a search. */
type Removable = FacetName | 'companyId' | 'keyword';

/** Earlier ones win between equal gains: what a visitor gives up most easily first. */
const order: readonly Exclude<Removable, 'keyword'>[] = [
  'postedWithin',
  'location',
  'experienceLevel',
  'type',
  'category',
  'remote',
  'companyId',
];

/** The value to remove: the only one that is chosen; null where several go, and for the keyword. */
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
 * The one filter whose removal brings most results; null when no single one brings any. The keyword is removed only if no other
 * removal brings a result.
 */
export function chooseRelaxation(gains: Record<Removable, number>, filter: JobFilter): Relaxation | null {
  const filterToDrop = order.reduce((a, b) => (gains[b] > gains[a] ? b : a));
  const best = gains[filterToDrop] > 0 ? filterToDrop : 'keyword';
  if (gains[best] === 0) return null;
  return { filter: best, value: chosenValue(best, filter), total: gains[best] };
}
