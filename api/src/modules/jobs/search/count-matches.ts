import { maskCount } from './facet-groups.ts';
import type { Criteria } from './criteria.ts';
import { FailedFilters, postedSince } from './failed-filters.ts';
import { facetBits, facetNames, slotCount, slotOf, slotOfFailures, type FacetName } from './facet-bits.ts';
import type { JobColumns } from './job-columns.ts';
import { eachFlagged, keywordFlag, type KeywordFlags } from './keyword-flags.ts';
import { Tiers, type Tier } from './tiers.ts';

export interface CountRequest {
  columns: JobColumns;
  criteria: Criteria;
  flags: KeywordFlags | null;
  /** Whether featured jobs and better matches are sorted first. */
  byRelevance: boolean;
  /** Lower bounds of "24h", "1w" and "1m" in milliseconds. */
  postedLimits: readonly number[];
  /** Number of jobs to return, counted from the first. */
  wanted: number;
  now: number;
}

export interface MatchCounts {
  total: number;
  /** By category id. */
  category: Int32Array;
  /** By place id. */
  place: Int32Array;
  /** By bit mask of types. */
  types: Int32Array;
  /** By level number. */
  level: Int32Array;
  remote: number;
  /** Any time, then one count for each of `postedLimits`. */
  posted: number[];
  /** Number of jobs that fail only this filter. */
  excludedBy: Record<FacetName, number>;
  /** The matches by tier, best first, each newest first. */
  tiers: readonly Tier[];
}

/** Facets whose values are attributes of a facet group. */
const groupFacets = ['category', 'type', 'experienceLevel', 'remote'] as const;
const levelCount = 8;

/** Counts jobs one at a time. A facet ignores its own filter, so it also counts the jobs that fail only this filter. */
class MatchCounter {
  private readonly columns: JobColumns;
  private readonly now: number;
  private readonly failed: FailedFilters;
  /** Number of jobs within each of `postedLimits`. Jobs are sorted newest first. */
  private readonly postedEnds: readonly number[];
  /** By slot, then by group. */
  private readonly byGroup: Int32Array;
  private readonly place: Int32Array;
  private readonly posted: Int32Array;
  private readonly tiers: Tiers;

  constructor({ columns, criteria, postedLimits, byRelevance, wanted, now }: CountRequest) {
    this.columns = columns;
    this.now = now;
    this.failed = new FailedFilters(columns, criteria);
    this.postedEnds = postedLimits.map((limit) => postedSince(columns, limit));
    this.byGroup = new Int32Array(slotCount * columns.groups.length);
    this.place = new Int32Array(columns.placeLimit);
    this.posted = new Int32Array(postedLimits.length + 1);
    this.tiers = new Tiers(byRelevance, wanted);
  }

  /** Adds a job that matches the keyword. Jobs must be added in column order. */
  add(job: number, found: number): void {
    const { closesAt, featuredUntil, group, groups } = this.columns;
    if (closesAt[job]! <= this.now) return;
    const failed = this.failed.of(job);
    const slot = slotOfFailures[failed]!;
    if (slot === -1) return;
    this.byGroup[slot * groups.length + group[job]!]! += 1;
    if ((failed & ~facetBits.location) === 0) this.countPlaces(job);
    if ((failed & ~facetBits.postedWithin) === 0) this.countPosted(job);
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
    const excludedBy = facetNames.map((name) => [name, this.inSlot(slotOf(name))] as const);
    return {
      total: this.inSlot(0),
      excludedBy: Object.fromEntries(excludedBy) as Record<FacetName, number>,
      ...this.countGroups(),
      place: this.place,
      posted: [...this.posted],
      tiers: this.tiers.all(),
    };
  }

  private inSlot(slot: number): number {
    const { length } = this.columns.groups;
    let sum = 0;
    for (let at = slot * length; at < (slot + 1) * length; at++) sum += this.byGroup[at]!;
    return sum;
  }

  private countGroups(): Pick<MatchCounts, 'category' | 'types' | 'level' | 'remote'> {
    const { groups, categoryLimit } = this.columns;
    const counts = {
      category: new Int32Array(categoryLimit),
      types: new Int32Array(maskCount),
      level: new Int32Array(levelCount),
      remote: 0,
    };
    const [byCategory, byType, byLevel, byRemote] = groupFacets.map((name) => slotOf(name) * groups.length);
    for (let at = 0; at < groups.length; at++) {
      const { category, types, level, remote } = groups[at]!;
      const matches = this.byGroup[at]!;
      counts.category[category]! += matches + this.byGroup[byCategory! + at]!;
      counts.types[types]! += matches + this.byGroup[byType! + at]!;
      counts.level[level]! += matches + this.byGroup[byLevel! + at]!;
      counts.remote += remote * (matches + this.byGroup[byRemote! + at]!);
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
