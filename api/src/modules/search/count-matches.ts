import { maskCount } from './cells.ts';
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
  /** Whether featured and better matches come first. */
  byRelevance: boolean;
  /** Milliseconds before which "24h", "1w" and "1m" no longer count. */
  postedLimits: readonly number[];
  /** How many jobs, from the first, the caller may want to show. */
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
  /** How many jobs each filter alone keeps out. */
  keptOutBy: Record<FacetName, number>;
  /** The matches by tier, best first, each newest first. */
  tiers: readonly Tier[];
}

/** Facets whose values are those of cells. */
const cellFacets = ['category', 'type', 'experienceLevel', 'remote'] as const;
const levelCount = 8;

/** Counts job by job. A facet ignores its own filter, so it also counts the jobs that only this filter keeps out. */
class Tally {
  private readonly columns: JobColumns;
  private readonly now: number;
  private readonly failed: FailedFilters;
  /** How many jobs each of `postedLimits` leaves; they are newest first. */
  private readonly postedEnds: readonly number[];
  /** By slot, then by cell. */
  private readonly byCell: Int32Array;
  private readonly place: Int32Array;
  private readonly posted: Int32Array;
  private readonly tiers: Tiers;

  constructor({ columns, criteria, postedLimits, byRelevance, wanted, now }: CountRequest) {
    this.columns = columns;
    this.now = now;
    this.failed = new FailedFilters(columns, criteria);
    this.postedEnds = postedLimits.map((limit) => postedSince(columns, limit));
    this.byCell = new Int32Array(slotCount * columns.cells.length);
    this.place = new Int32Array(columns.placeLimit);
    this.posted = new Int32Array(postedLimits.length + 1);
    this.tiers = new Tiers(byRelevance, wanted);
  }

  /** A job that the keyword finds; they have to come in the order of the columns. */
  add(job: number, found: number): void {
    const { closesAt, featuredUntil, cell, cells } = this.columns;
    if (closesAt[job]! <= this.now) return;
    const failed = this.failed.of(job);
    const slot = slotOfFailures[failed]!;
    if (slot === -1) return;
    this.byCell[slot * cells.length + cell[job]!]! += 1;
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
    const keptOutBy = facetNames.map((name) => [name, this.inSlot(slotOf(name))] as const);
    return {
      total: this.inSlot(0),
      keptOutBy: Object.fromEntries(keptOutBy) as Record<FacetName, number>,
      ...this.countCells(),
      place: this.place,
      posted: [...this.posted],
      tiers: this.tiers.all(),
    };
  }

  private inSlot(slot: number): number {
    const { length } = this.columns.cells;
    let sum = 0;
    for (let at = slot * length; at < (slot + 1) * length; at++) sum += this.byCell[at]!;
    return sum;
  }

  private countCells(): Pick<MatchCounts, 'category' | 'types' | 'level' | 'remote'> {
    const { cells, categoryLimit } = this.columns;
    const counts = {
      category: new Int32Array(categoryLimit),
      types: new Int32Array(maskCount),
      level: new Int32Array(levelCount),
      remote: 0,
    };
    const [byCategory, byType, byLevel, byRemote] = cellFacets.map((name) => slotOf(name) * cells.length);
    for (let at = 0; at < cells.length; at++) {
      const { category, types, level, remote } = cells[at]!;
      const matches = this.byCell[at]!;
      counts.category[category]! += matches + this.byCell[byCategory! + at]!;
      counts.types[types]! += matches + this.byCell[byType! + at]!;
      counts.level[level]! += matches + this.byCell[byLevel! + at]!;
      counts.remote += remote * (matches + this.byCell[byRemote! + at]!);
    }
    return counts;
  }
}

/** Total, order and every facet, in one pass over the jobs that the keyword finds. */
export function countMatches(request: CountRequest): MatchCounts {
  const { columns, flags } = request;
  const tally = new Tally(request);
  if (flags === null) for (let job = 0; job < columns.size; job++) tally.add(job, 0);
  else eachFlagged(flags, (job, found) => (found & keywordFlag.match ? tally.add(job, found) : undefined));
  return tally.counts();
}
