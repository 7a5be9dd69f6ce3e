import { isOneOf, jobSorts, limits, type JobFilter, type JobSort } from 'shared-contracts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import { countBy, countByBoth, countCommon, countJobs, hasJob, type JobBits } from './catalogue/job-bits.policy.ts';
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

/** For each group, the bits of the attributes whose filters its jobs fail. */
function failuresOf(
  { count, values }: Pick<FacetGroups, 'count' | 'values'>,
  accepts: Criteria['accepts'],
): Uint32Array {
  const failures = new Uint32Array(count);
  for (const [attribute, accept] of accepts.entries()) {
    if (accept === null) continue;
    const ofGroup = values[attribute]!;
    for (let group = 0; group < count; group++) if (!accept(ofGroup[group]!)) failures[group]! |= 1 << attribute;
  }
  return failures;
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
  const failures = failuresOf({ count, values }, accepts);
  const attributes = sizes.map((limit, attribute) => {
    const counts = new Int32Array(limit);
    const [ofGroup, others] = [values[attribute]!, ~(1 << attribute)];
    for (let group = 0; group < count; group++) {
      if ((failures[group]! & others) === 0) counts[ofGroup[group]!]! += byGroup[group]!;
    }
    return counts;
  });
  let total = 0;
  for (let group = 0; group < count; group++) if (failures[group] === 0) total += byGroup[group]!;
  return { total, attributes };
}

/** Counts by place. */
function toPlaceCounts(bySet: Int32Array, { members, placeLimit }: PlaceSets): Int32Array {
  const counts = new Int32Array(placeLimit);
  for (let at = 0; at < members.length; at += 2) counts[members[at + 1]!]! += bySet[members[at]!]!;
  return counts;
}

/** Open jobs by group and by place set. The counts of all open jobs are known. */
function countNumbers({ jobs: columns, open }: Catalogue, filtered: FilteredJobs) {
  const groups = { numberOf: columns.group, counts: open.byGroup };
  const sets = { numberOf: columns.placeSet, counts: open.byPlaceSet };
  const [ofGroups, ofSets] = [filtered.without('attributes'), filtered.without('location')];
  const [countsGroups, countsSets] = [!filtered.isOpenWithout('attributes'), !filtered.isOpenWithout('location')];
  if (countsGroups) groups.counts = new Int32Array(columns.groups.count);
  if (countsSets) sets.counts = new Int32Array(columns.placeSets.count);
  if (countsGroups && countsSets && ofGroups === ofSets) countByBoth(ofGroups, groups, sets);
  else {
    if (countsGroups) countBy(ofGroups, groups);
    if (countsSets) countBy(ofSets, sets);
  }
  return { byGroup: groups.counts, byPlaceSet: sets.counts };
}

/** Numbers of jobs that were posted at any time, and since each limit. @param sinces the latest first */
function countPosted(jobs: JobBits, columns: Catalogue['jobs'], sinces: readonly number[]): number[] {
  const added = columns.added.filter((job) => hasJob(jobs, job));
  let [counted, end] = [0, 0];
  const until = (next: number) => {
    counted += countJobs(jobs, end, next);
    end = next;
    return counted;
  };
  const posted = sinces.map(
    (since) => until(postedSince(columns, since)) + added.filter((job) => columns.postedAt[job]! >= since).length,
  );
  return [until(columns.sorted) + added.length, ...posted];
}

/** Computes total, order and all facets. */
export function countMatches(request: CountRequest): MatchCounts {
  return withFiltered(request, (filtered) => countFiltered(request, filtered));
}

function countFiltered(request: CountRequest, filtered: FilteredJobs): MatchCounts {
  const { catalogue, criteria, postedLimits } = request;
  const { jobs: columns, open } = catalogue;
  const { byGroup, byPlaceSet } = countNumbers(catalogue, filtered);
  return {
    ...countAttributes(byGroup, columns.groups, criteria.accepts),
    place: toPlaceCounts(byPlaceSet, columns.placeSets),
    posted: countPosted(filtered.without('postedWithin'), columns, postedLimits),
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
    keyword: isKnown ? (matches?.match ?? null) : new Uint32Array(0),
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
