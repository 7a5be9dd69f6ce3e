import { isOneOf, jobSorts, limits, type JobFilter, type JobSort } from 'shared-contracts';
import type { CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import type { JobColumns } from './job-columns.parser.ts';
import {
  eachMatch,
  emptyFlags,
  FailedFilters,
  keywordFlag,
  postedSince,
  type KeywordFlags,
  type MatchRequest,
} from './matches.policy.ts';
import { activePositions, closingSoonUntil, postedLimitsAt, toCriteria } from './search-criteria.policy.ts';
import { specialFilters } from './search-filters.policy.ts';

/** Matches of one rank. */
export interface Tier {
  size: number;
  /** The newest of them, at most `wanted`. */
  first: number[];
}

const tierCount = 12;

/** 0 is the best. Featured ranks above title, title above exact accents, and those above other forms and synonyms. */
function rankOf(isFeatured: boolean, found: number): number {
  const title = found & keywordFlag.title ? 3 : 0;
  const typed = found & keywordFlag.typed ? 1 : 0;
  const exact = found & keywordFlag.exact ? 1 : 0;
  return tierCount - 1 - (isFeatured ? 6 : 0) - title - typed - exact;
}

/** Sorts matches that are added newest first: by tier, then newest first. Sorted by date there is one tier. */
class Tiers {
  private readonly sizes = new Int32Array(tierCount);
  private readonly first = Array.from({ length: tierCount }, (): number[] => []);

  /** @param wanted number of jobs to return, counted from the first */
  constructor(
    private readonly sort: 'relevance' | 'match' | 'date',
    private readonly wanted: number,
  ) {}

  add(job: number, isFeatured: boolean, found: number): void {
    const tier = this.sort === 'date' ? 0 : rankOf(isFeatured && this.sort === 'relevance', found);
    if (this.sizes[tier]! < this.wanted) this.first[tier]!.push(job);
    this.sizes[tier]! += 1;
  }

  all(): readonly Tier[] {
    return this.first.map((first, tier) => ({ size: this.sizes[tier]!, first }));
  }
}

/** Sorts matches by pay. Uses the order of all jobs, so that only the first matches are read. */
class PayOrder {
  private readonly isMatch: Uint8Array;
  private size = 0;

  constructor(
    private readonly columns: JobColumns,
    private readonly wanted: number,
  ) {
    this.isMatch = new Uint8Array(columns.size);
  }

  add(job: number): void {
    this.isMatch[job] = 1;
    this.size += 1;
  }

  all(): readonly Tier[] {
    const first: number[] = [];
    const order = this.columns.byPay();
    for (let at = 0; at < order.length && first.length < Math.min(this.wanted, this.size); at++) {
      if (this.isMatch[order[at]!] === 1) first.push(order[at]!);
    }
    return [{ size: this.size, first }];
  }
}

export interface CountRequest extends MatchRequest {
  sort: JobSort;
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
  /** Number of jobs that fail only this filter, in `filterOrder`. */
  excludedBy: readonly number[];
  /** The matches by tier, best first. */
  tiers: readonly Tier[];
}

/** Counts jobs one at a time. A facet ignores its own filter, so it also counts the jobs that fail only this filter. */
class MatchCounter {
  private readonly columns: JobColumns;
  /** Copied from `columns` because it is read for every job. */
  private readonly closesAt: Float64Array;
  private readonly now: number;
  private readonly soon: number;
  private readonly failed: FailedFilters;
  /** Number of jobs within each of `postedLimits`. Jobs are sorted newest first. */
  private readonly postedEnds: readonly number[];
  private readonly groupCount: number;
  private readonly filterCount: number;
  /** Slot 0 counts the matches; each active filter has a slot for the jobs that fail only this filter. By slot, then by group. */
  private readonly byGroup: Int32Array;
  /** By position of the filter from 1. 0: the filter is off, and no job fails it. */
  private readonly slotOf: Uint8Array;
  private readonly place: Int32Array;
  private readonly posted: Int32Array;
  private closingSoon = 0;
  private readonly order: Tiers | PayOrder;

  constructor({ columns, criteria, postedLimits, sort, wanted, now }: CountRequest) {
    this.columns = columns;
    this.closesAt = columns.closesAt;
    this.now = now;
    this.soon = closingSoonUntil(now);
    this.failed = new FailedFilters(columns, criteria);
    this.postedEnds = postedLimits.map((limit) => postedSince(columns, limit));
    this.groupCount = columns.groups.count;
    this.filterCount = criteria.accepts.length + specialFilters.length;
    const active = activePositions(criteria);
    this.slotOf = new Uint8Array(this.filterCount + 1);
    for (const [index, position] of active.entries()) this.slotOf[position + 1] = index + 1;
    this.byGroup = new Int32Array((active.length + 1) * this.groupCount);
    this.place = new Int32Array(columns.placeLimit);
    this.posted = new Int32Array(postedLimits.length + 1);
    this.order = sort === 'pay' ? new PayOrder(columns, wanted) : new Tiers(sort, wanted);
  }

  /** Adds a job that matches the keyword. Jobs must be added in column order. */
  add(job: number, found: number): void {
    if (this.closesAt[job]! <= this.now) return;
    const failed = this.failed.of(job);
    if (failed === 0) this.addMatch(job, found);
    else if ((failed & (failed - 1)) === 0) this.addExcluded(job, failed);
  }

  private addMatch(job: number, found: number): void {
    const { featuredUntil, group } = this.columns;
    this.byGroup[group[job]!]! += 1;
    this.countPlaces(job);
    this.countPosted(job);
    this.countClosingSoon(job);
    this.order.add(job, featuredUntil[job]! > this.now, found);
  }

  /** Adds a job that fails one filter, which has the bit `failed`. */
  private addExcluded(job: number, failed: number): void {
    const { bit } = this.failed;
    const slot = this.slotOf[32 - Math.clz32(failed)]!;
    this.byGroup[slot * this.groupCount + this.columns.group[job]!]! += 1;
    if (failed === bit.location) this.countPlaces(job);
    else if (failed === bit.postedWithin) this.countPosted(job);
    else if (failed === bit.closingSoon) this.countClosingSoon(job);
  }

  private countClosingSoon(job: number): void {
    if (this.closesAt[job]! <= this.soon) this.closingSoon += 1;
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
      attributes: this.columns.groups.values.map((values, attribute) =>
        this.countValues(values, this.slotOf[attribute + 1]!),
      ),
      place: this.place,
      posted: [...this.posted],
      closingSoon: this.closingSoon,
      excludedBy: Array.from(this.slotOf.subarray(1), (slot) => (slot === 0 ? 0 : this.inSlot(slot))),
      tiers: this.order.all(),
    };
  }

  private inSlot(slot: number): number {
    let sum = 0;
    for (let at = slot * this.groupCount; at < (slot + 1) * this.groupCount; at++) sum += this.byGroup[at]!;
    return sum;
  }

  /** Counts the matches by an attribute of their group, and the jobs that fail only its filter. */
  private countValues(values: readonly number[], slot: number): Int32Array {
    const counts = new Int32Array(values.reduce((highest, value) => Math.max(highest, value), 0) + 1);
    const slots = slot === 0 ? [0] : [0, slot];
    for (const start of slots.map((each) => each * this.groupCount)) {
      for (let group = 0; group < this.groupCount; group++) counts[values[group]!]! += this.byGroup[start + group]!;
    }
    return counts;
  }
}

/** Computes total, order and all facets in one pass over the jobs that match the keyword. */
export function countMatches(request: CountRequest): MatchCounts {
  const counter = new MatchCounter(request);
  eachMatch(request, (job, found) => counter.add(job, found));
  return counter.counts();
}

/** Translates a filter into the ids of one snapshot. */
export function toCountRequest(
  filter: JobFilter,
  snapshot: CatalogueSnapshot,
  flags: KeywordFlags | null,
  now: number,
): CountRequest {
  const { sort } = filter;
  const isKnown = isOneOf(jobSorts, sort);
  return {
    columns: snapshot.jobs,
    criteria: toCriteria(filter, snapshot, now),
    // An unknown order gives an empty list (DESIGN §5).
    flags: isKnown ? flags : emptyFlags(snapshot.jobs.size),
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
