import { isOneOf, jobSorts, limits, type JobFilter, type JobSort } from 'shared-contracts';
import type { CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import type { JobColumns } from './job-columns.parser.ts';
import {
  eachMatch,
  emptyFlags,
  FailedFilters,
  hasSeveralBits,
  keywordFlag,
  postedSince,
  type KeywordFlags,
  type MatchRequest,
} from './matches.policy.ts';
import { closingSoonUntil, postedLimitsAt, toCriteria } from './search-criteria.policy.ts';
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

const positionOf = (bit: number): number => 31 - Math.clz32(bit);

/**
 * Counts jobs one at a time. A facet ignores its own filter, so it also counts the jobs that fail only this filter. All jobs
 * of a group fail the same filters on attributes, so these jobs are counted by group and distributed at the end.
 */
class MatchCounter {
  private readonly columns: JobColumns;
  private readonly now: number;
  private readonly soon: number;
  private readonly failed: FailedFilters;
  /** Number of jobs within each of `postedLimits`. Jobs are sorted newest first. */
  private readonly postedEnds: readonly number[];
  /** The jobs that pass the special filters, by group. */
  private readonly byGroup: Int32Array;
  private readonly excludedBy: number[];
  private readonly place: Int32Array;
  private readonly posted: Int32Array;
  private closingSoon = 0;
  private readonly order: Tiers | PayOrder;

  constructor({ columns, criteria, postedLimits, sort, wanted, now }: CountRequest) {
    this.columns = columns;
    this.now = now;
    this.soon = closingSoonUntil(now);
    this.failed = new FailedFilters(columns, criteria);
    this.postedEnds = postedLimits.map((limit) => postedSince(columns, limit));
    this.byGroup = new Int32Array(columns.groups.count);
    this.excludedBy = Array.from({ length: criteria.accepts.length + specialFilters.length }, () => 0);
    this.place = new Int32Array(columns.placeLimit);
    this.posted = new Int32Array(postedLimits.length + 1);
    this.order = sort === 'pay' ? new PayOrder(columns, wanted) : new Tiers(sort, wanted);
  }

  /** Adds a job that matches the keyword. Jobs must be added in column order. */
  add(job: number, found: number): void {
    const group = this.columns.group[job]!;
    const ofGroup = this.failed.ofGroup(group);
    if (hasSeveralBits(ofGroup) || this.columns.closesAt[job]! <= this.now) return;
    const special = this.failed.special(job);
    if (special === 0) {
      this.byGroup[group]! += 1;
      if (ofGroup === 0) this.addMatch(job, found);
    } else if (ofGroup === 0 && !hasSeveralBits(special)) this.addExcluded(job, special);
  }

  private addMatch(job: number, found: number): void {
    this.countPlaces(job);
    this.countPosted(job);
    this.countClosingSoon(job);
    this.order.add(job, this.columns.featuredUntil[job]! > this.now, found);
  }

  /** Adds a job that fails only the special filter with the bit `failed`. */
  private addExcluded(job: number, failed: number): void {
    const { bit } = this.failed;
    this.excludedBy[positionOf(failed)]! += 1;
    if (failed === bit.location) this.countPlaces(job);
    else if (failed === bit.postedWithin) this.countPosted(job);
    else if (failed === bit.closingSoon) this.countClosingSoon(job);
  }

  private countClosingSoon(job: number): void {
    if (this.columns.closesAt[job]! <= this.soon) this.closingSoon += 1;
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
    const { values, limits: sizes } = this.columns.groups;
    const attributes = sizes.map((size) => new Int32Array(size));
    const excludedBy = [...this.excludedBy];
    const count = (attribute: number, group: number) => {
      attributes[attribute]![values[attribute]![group]!]! += this.byGroup[group]!;
    };
    let total = 0;
    for (let group = 0; group < this.byGroup.length; group++) {
      const jobs = this.byGroup[group]!;
      if (jobs === 0) continue;
      const failed = this.failed.ofGroup(group);
      if (failed === 0) {
        total += jobs;
        for (let attribute = 0; attribute < attributes.length; attribute++) count(attribute, group);
      } else {
        excludedBy[positionOf(failed)]! += jobs;
        count(positionOf(failed), group);
      }
    }
    return {
      total,
      attributes,
      place: this.place,
      posted: [...this.posted],
      closingSoon: this.closingSoon,
      excludedBy,
      tiers: this.order.all(),
    };
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
