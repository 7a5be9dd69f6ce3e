import type { JobFilter, Relaxation } from 'shared-contracts';
import type { FacetName } from './facet-bits.ts';

/** Earlier ones win between equal gains: what a visitor gives up most easily first. */
const order: readonly FacetName[] = ['postedWithin', 'location', 'experienceLevel', 'type', 'category', 'remote'];

/** The value to remove: the only one that is chosen; null where several go, and for the keyword. */
function chosenValue(name: FacetName | 'keyword', filter: JobFilter): string | null {
  const values: Record<FacetName | 'keyword', readonly string[]> = {
    keyword: [],
    category: [filter.category],
    location: [filter.location],
    type: filter.types,
    experienceLevel: filter.experienceLevels,
    remote: [filter.remote],
    postedWithin: [filter.postedWithin],
  };
  return values[name].length === 1 ? values[name][0]! : null;
}

/**
 * The one filter whose removal brings most results; null when no single one brings any. The keyword says what somebody looks
 * for, so it goes only where nothing else helps.
 */
export function chooseRelaxation(gains: Record<FacetName | 'keyword', number>, filter: JobFilter): Relaxation | null {
  const filterToDrop = order.reduce((a, b) => (gains[b] > gains[a] ? b : a));
  const best = gains[filterToDrop] > 0 ? filterToDrop : 'keyword';
  if (gains[best] === 0) return null;
  return { filter: best, value: chosenValue(best, filter), total: gains[best] };
}
