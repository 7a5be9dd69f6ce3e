import { isOneOf, jobSorts, limits, postedWithin, postedWithinDays, type JobFilter } from 'shared-contracts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import type { CountRequest } from './count-matches.ts';
import { emptyFlags, type KeywordFlags } from './keyword-flags.ts';
import { toCriteria } from './criteria.ts';

const dayMs = 86_400_000;

/** Translates a filter into the ids of one snapshot. */
export function toCountRequest(
  filter: JobFilter,
  snapshot: CatalogueSnapshot,
  flags: KeywordFlags | null,
  now: number,
): CountRequest {
  return {
    columns: snapshot.jobs,
    criteria: toCriteria(filter, snapshot, now),
    // An unknown order gives an empty list (DESIGN §5).
    flags: isOneOf(jobSorts, filter.sort) ? flags : emptyFlags(snapshot.jobs.size),
    byRelevance: filter.sort === 'relevance',
    postedLimits: postedWithin.flatMap((one) => (one === 'any' ? [] : [now - postedWithinDays[one] * dayMs])),
    wanted: Math.min(filter.page * limits.searchPageSize, limits.reachableResults),
    now,
  };
}
