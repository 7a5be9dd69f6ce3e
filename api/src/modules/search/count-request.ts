import { limits, postedWithin, postedWithinDays, type JobFilter } from 'shared-contracts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import type { CountRequest } from './count-matches.ts';
import type { KeywordFlags } from './keyword-flags.ts';
import { toCriteria } from './criteria.ts';
import { findFailures } from './filter-checks.ts';

const dayMs = 86_400_000;

function placeIdsOf(place: string | null, { places }: CatalogueSnapshot): ReadonlySet<number> | null {
  if (place === null) return null;
  return new Set([...places.values()].filter(({ value }) => value === place).map(({ id }) => id));
}

/** A filter in the numbers of one snapshot. */
export function toCountRequest(
  filter: JobFilter,
  snapshot: CatalogueSnapshot,
  flags: KeywordFlags | null,
  now: number,
): CountRequest {
  const criteria = toCriteria(filter, snapshot.categories, now);
  return {
    columns: snapshot.jobs,
    failures: findFailures(snapshot.jobs, criteria, placeIdsOf(criteria.place, snapshot)),
    flags,
    byRelevance: filter.sort === 'relevance',
    postedLimits: postedWithin.flatMap((one) => (one === 'any' ? [] : [now - postedWithinDays[one] * dayMs])),
    wanted: Math.min(filter.page * limits.searchPageSize, limits.reachableResults),
    now,
  };
}
