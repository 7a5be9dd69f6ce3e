import { isOneOf, jobSorts, limits, type JobFilter } from 'shared-contracts';
import type { CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import type { JobColumns } from './job-columns.parser.ts';
import {
  eachFlagged,
  emptyFlags,
  FailedFilters,
  keywordFlag,
  postedSince,
  type KeywordFlags,
  type MatchRequest,
} from './matches.policy.ts';
import { postedLimitsAt, toCriteria } from './search-filters.policy.ts';

/** Matches of one rank. */
export interface Tier {
  size: number;
  /** The newest of them, at most `wanted`. */
  first: number[];
}

const tierCount = 8;

/** 0 is the best. Featured ranks above title, title above exact accents. */
function rankOf(isFeatured: boolean, found: number): number {
  const title = found & keywordFlag.title ? 2 : 0;
  const exact = found & keywordFlag.exact ? 1 : 0;
  return tierCount - 1 - (isFeatured ? 4 : 0) - title - exact;
}

/**
 * Sorts matches that are added newest first into the order of the list: by tier, then newest first. Sorted by date
 * there is one tier.
 */
class Tiers {
  private readonly sizes = new Int32Array(tierCount);
  private readonly first = Array.from({ length: tierCount }, (): number[] => []);

  /** @param wanted number of jobs to return, counted from the first */
  constructor(
    private readonly byRelevance: boolean,
    private readonly wanted: number,
  ) {}

  add(job: number, isFeatured: boolean, found: number): void {
    const tier = this.byRelevance ? rankOf(isFeatured, found) : 0;
    if (this.sizes[tier]! < this.wanted) this.first[tier]!.push(job);
    this.sizes[tier]! += 1;
  }

  all(): readonly Tier[] {
    return this.first.map((first, tier) => ({ size: this.sizes[tier]!, first }));
  }
}

export interface CountRequest extends MatchRequest {
  /** Whether featured jobs and better matches are sorted first. */
  byRelevance: boolean;
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
  /** Number of jobs that fail only this filter: by attribute, then location and posted within. */
  excludedBy: readonly number[];
  /** The matches by tier, best first, each newest first. */
  tiers: readonly Tier[];
}

/** Counts jobs one at a time. A facet ignores its own filter, so it also counts the jobs that fail only this filter. */
class MatchCounter {
  private readonly columns: JobColumns;
  private readonly now: number;
  private readonly failed: FailedFilters;
  /** Number of jobs within each of `postedLimits`. Jobs are sorted newest first. */
  private readonly postedEnds: readonly number[];
  private readonly groupCount: number;
  private readonly facetCount: number;
  /** Slot 0 counts the matches, slot n + 1 the jobs that fail only filter n; by slot, then by group. */
  private readonly byGroup: Int32Array;
  private readonly place: Int32Array;
  private readonly posted: Int32Array;
  private readonly tiers: Tiers;

  constructor({ columns, criteria, postedLimits, byRelevance, wanted, now }: CountRequest) {
    this.columns = columns;
    this.now = now;
    this.failed = new FailedFilters(columns, criteria);
    this.postedEnds = postedLimits.map((limit) => postedSince(columns, limit));
    this.groupCount = columns.groups.count;
    this.facetCount = criteria.accepts.length + 2;
    this.byGroup = new Int32Array((this.facetCount + 1) * this.groupCount);
    this.place = new Int32Array(columns.placeLimit);
    this.posted = new Int32Array(postedLimits.length + 1);
    this.tiers = new Tiers(byRelevance, wanted);
  }

  /** Adds a job that matches the keyword. Jobs must be added in column order. */
  add(job: number, found: number): void {
    const { closesAt, featuredUntil, group } = this.columns;
    if (closesAt[job]! <= this.now) return;
    const failed = this.failed.of(job);
    const failsSeveral = (failed & (failed - 1)) !== 0;
    if (failsSeveral) return;
    const slot = 32 - Math.clz32(failed);
    this.byGroup[slot * this.groupCount + group[job]!]! += 1;
    if ((failed & ~this.failed.locationBit) === 0) this.countPlaces(job);
    if ((failed & ~this.failed.postedBit) === 0) this.countPosted(job);
    if (failed === 0) this.tiers.add(job, featuredUntil[job]! > this.now, found);
  }

  private countPlaces(job: number): void {
    const { placeStart, places } = this.columns;
    const end = placeStart[job + 1]!;
    for (let at = placeStart[job]!; at < end; at++) this.place[places[at]!]! += 1;
  }

  private countPosted(job: number): void {
    this.posted[0]! += 1;
    for (let limit = this.postedEnds.length; limit > 0 && job < this.postedEnds[limit - 1]!; limit--) {
      this.posted[limit]! += 1;
    }
  }

  counts(): MatchCounts {
    return {
      total: this.inSlot(0),
      attributes: this.columns.groups.values.map((values, attribute) => this.countValues(values, attribute + 1)),
      place: this.place,
      posted: [...this.posted],
      excludedBy: Array.from({ length: this.facetCount }, (_, facet) => this.inSlot(facet + 1)),
      tiers: this.tiers.all(),
    };
  }

  private inSlot(slot: number): number {
    let sum = 0;
    for (let at = slot * this.groupCount; at < (slot + 1) * this.groupCount; at++) sum += this.byGroup[at]!;
    return sum;
  }

  /** Counts the matches and the jobs of a slot by an attribute of their group. */
  private countValues(values: readonly number[], slot: number): Int32Array {
    const counts = new Int32Array(values.reduce((highest, value) => Math.max(highest, value), 0) + 1);
    const first = slot * this.groupCount;
    for (let group = 0; group < this.groupCount; group++) {
      counts[values[group]!]! += this.byGroup[group]! + this.byGroup[first + group]!;
    }
    return counts;
  }
}

/** Computes total, order and all facets in one pass over the jobs that match the keyword. */
export function countMatches(request: CountRequest): MatchCounts {
  const { columns, flags } = request;
  const counter = new MatchCounter(request);
  if (flags === null) for (let job = 0; job < columns.size; job++) counter.add(job, 0);
  else eachFlagged(flags, (job, found) => (found & keywordFlag.match ? counter.add(job, found) : undefined));
  return counter.counts();
}

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
  /** Column indexes of the page's jobs. */
  jobs: number[];
}

/** Pages beyond the end or beyond the reachable results give the last page. */
export function pageOf({ total, tiers }: Pick<MatchCounts, 'total' | 'tiers'>, requestedPage: number): PageOfJobs {
  const size = limits.searchPageSize;
  const pages = Math.ceil(Math.min(total, limits.reachableResults) / size);
  const number = Math.max(1, Math.min(requestedPage, pages));
  const jobs: number[] = [];
  let skip = (number - 1) * size;
  for (const { first, size: inTier } of tiers) {
    if (jobs.length < size) jobs.push(...first.slice(skip, skip + size - jobs.length));
    skip = Math.max(0, skip - inTier);
  }
  return { number, total: pages, jobs };
}
