import { isOneOf, jobSorts, limits, type JobFilter, type JobSort } from 'shared-contracts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import {
  countBy,
  countByBoth,
  countCommon,
  countJobs,
  hasJob,
  noJobs,
  type JobBits,
  type Tally,
} from './catalogue/job-bits.policy.ts';
import type { FacetGroups, PlaceSets } from './catalogue/number-tables.cache.ts';
import type { KeywordMatches } from './keyword-matches.policy.ts';
import { FilteredJobs, postedSince, withFiltered, type MatchRequest } from './matches.policy.ts';
import { firstMatches } from './match-order.policy.ts';
import { postedLimitsAt, toCriteria, type Criteria } from './search-criteria.policy.ts';

export interface CountRequest extends MatchRequest {
  sort: JobSort;
  /** Null: there is no keyword, so all jobs rank equally. */
  ranks: KeywordMatches | null;
  /** Lower bounds of "24h", "1w" and "1m" in milliseconds. */
  postedLimits: readonly number[];
  /** Number of jobs to return, counted from the first. */
  wanted: number;
}

export interface MatchCounts {
  total: number;
  /** By attribute of the columns, then by its value. */
  attributes: readonly Int32Array[];
  /** By place id. */
  place: Int32Array;
  /** Any time, then one count for each of `postedLimits`. */
  posted: readonly number[];
  closingSoon: number;
  /** Positions of the first matches, in order. */
  first: readonly number[];
}

/**
 * Total and attribute facets. A facet ignores its own filter, so it also counts the jobs that fail only this filter. All jobs
 * of a group fail the same filters.
 */
function countAttributes(
  byGroup: Int32Array,
  { count, values, limits: sizes }: FacetGroups,
  accepts: Criteria['accepts'],
) {
  const attributes = sizes.map((limit) => new Int32Array(limit));
  const filters = [...accepts.entries()].flatMap(([attribute, accept]) =>
    accept === null ? [] : { attribute, accept },
  );
  let total = 0;
  for (let group = 0; group < count; group++) {
    const jobs = byGroup[group]!;
    if (jobs === 0) continue;
    let failures = 0;
    for (const { attribute, accept } of filters) if (!accept(values[attribute]![group]!)) failures |= 1 << attribute;
    if (failures === 0) {
      total += jobs;
      for (let at = 0; at < attributes.length; at++) attributes[at]![values[at]![group]!]! += jobs;
    } else if ((failures & (failures - 1)) === 0) {
      const only = 31 - Math.clz32(failures);
      attributes[only]![values[only]![group]!]! += jobs;
    }
  }
  return { total, attributes };
}

/** Counts by place. */
function toPlaceCounts(bySet: Int32Array, { members, placeLimit }: PlaceSets): Int32Array {
  const counts = new Int32Array(placeLimit);
  for (let at = 0; at < members.length; at += 2) counts[members[at + 1]!]! += bySet[members[at]!]!;
  return counts;
}

/** Counts open jobs by group and by place set, in arrays of zeros. The counts of all open jobs are known. */
function countNumbers(
  { jobs: columns, open }: Catalogue,
  filtered: FilteredJobs,
  [groupCounts, setCounts]: readonly [Int32Array, Int32Array],
) {
  const groups: Tally = { numberOf: columns.group, counts: open.byGroup };
  const sets: Tally = { numberOf: columns.placeSet, counts: open.byPlaceSet };
  const [ofGroups, ofSets] = [filtered.without('attributes'), filtered.without('location')];
  const [countsGroups, countsSets] = [!filtered.isOpenWithout('attributes'), !filtered.isOpenWithout('location')];
  if (countsGroups) groups.counts = groupCounts;
  if (countsSets) sets.counts = setCounts;
  if (countsGroups && countsSets && ofGroups === ofSets) countByBoth(ofGroups, groups, sets);
  else {
    if (countsGroups) countBy(ofGroups, groups);
    if (countsSets) countBy(ofSets, sets);
  }
  return { byGroup: groups.counts, byPlaceSet: sets.counts };
}

/** Numbers of jobs that were posted since each limit. @param sinces the latest first */
function countPosted(jobs: JobBits, columns: Catalogue['jobs'], sinces: readonly number[]): number[] {
  const { added, postedAt } = columns;
  let [counted, end, at] = [0, 0, 0];
  return sinces.map((since) => {
    const next = postedSince(columns, since);
    counted += countJobs(jobs, end, next);
    end = next;
    for (; at < added.length && postedAt[added[at]!]! >= since; at++) if (hasJob(jobs, added[at]!)) counted += 1;
    return counted;
  });
}

/** Computes total, order and all facets. */
export function countMatches(request: CountRequest): MatchCounts {
  return withFiltered(request, (filtered) => countFiltered(request, filtered));
}

function countFiltered(request: CountRequest, filtered: FilteredJobs): MatchCounts {
  const { catalogue, criteria, postedLimits } = request;
  const { jobs: columns, open } = catalogue;
  const taken = [catalogue.counts.take(columns.groups.count), catalogue.counts.take(columns.placeSets.count)] as const;
  const { byGroup, byPlaceSet } = countNumbers(catalogue, filtered, taken);
  const { total, attributes } = countAttributes(byGroup, columns.groups, criteria.accepts);
  const place = toPlaceCounts(byPlaceSet, columns.placeSets);
  catalogue.counts.release(...taken);
  const atAnyTime = filtered.without('postedWithin');
  return {
    total,
    attributes,
    place,
    posted: [
      atAnyTime === filtered.matches ? total : countJobs(atAnyTime),
      ...countPosted(atAnyTime, columns, postedLimits),
    ],
    closingSoon: countCommon(filtered.without('closingSoon'), open.closingSoon),
    first: firstMatches(filtered.matches, request),
  };
}

/** Number of matches, without facets and order. */
export function countTotal(request: MatchRequest): number {
  return withFiltered(request, ({ matches }) => countJobs(matches));
}

/** Translates a filter into the ids of one catalogue. @param matches of its keyword; null: it has none */
export function toCountRequest(
  filter: JobFilter,
  catalogue: Catalogue,
  matches: KeywordMatches | null,
  now: number,
): CountRequest {
  const { sort } = filter;
  const isKnown = isOneOf(jobSorts, sort);
  return {
    catalogue,
    criteria: toCriteria(filter, catalogue, now),
    // An unknown order gives an empty list (DESIGN §5).
    keyword: isKnown ? (matches?.match ?? null) : noJobs,
    ranks: matches,
    sort: isKnown ? sort : 'relevance',
    postedLimits: postedLimitsAt(now),
    wanted: Math.min(filter.page * limits.searchPageSize, limits.reachableResults),
    now,
  };
}

interface PageOfJobs {
  /** The page shown, from 1. */
  number: number;
  /** How many pages can be reached. */
  total: number;
  /** Positions of the page's jobs. */
  jobs: readonly number[];
}

/** Pages beyond the end or beyond the reachable results give the last page. */
export function pageOf({ total, first }: Pick<MatchCounts, 'total' | 'first'>, requestedPage: number): PageOfJobs {
  const size = limits.searchPageSize;
  const pages = Math.ceil(Math.min(total, limits.reachableResults) / size);
  const number = Math.max(1, Math.min(requestedPage, pages));
  return { number, total: pages, jobs: first.slice((number - 1) * size, number * size) };
}
