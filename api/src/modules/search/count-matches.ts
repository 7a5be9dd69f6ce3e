import { findCandidates } from './candidates.ts';
import type { Criteria } from './criteria.ts';
import { facetBits, type CheckedJobs, type FacetName } from './filter-checks.ts';
import type { JobColumns } from './job-columns.ts';
import type { KeywordFlags } from './keyword-flags.ts';
import { toTiers, type Tier } from './tiers.ts';

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

const maskCount = 256;
const levelCount = 8;

/** A facet ignores its own filter, so it also counts the jobs that only this filter keeps out. */
function countBy(name: FacetName, { job, failed }: CheckedJobs, column: Int32Array | Uint8Array, limit: number) {
  const counts = new Int32Array(limit);
  const others = ~facetBits[name];
  for (let at = 0; at < job.length; at++) {
    if ((failed[at]! & others) === 0) counts[column[job[at]!]!]! += 1;
  }
  return counts;
}

function countPlaces({ job, failed }: CheckedJobs, { placeStart, places, placeLimit }: JobColumns): Int32Array {
  const counts = new Int32Array(placeLimit);
  for (let at = 0; at < job.length; at++) {
    if ((failed[at]! & ~facetBits.location) !== 0) continue;
    const end = placeStart[job[at]! + 1]!;
    for (let place = placeStart[job[at]!]!; place < end; place++) counts[places[place]!]! += 1;
  }
  return counts;
}

function countRemote({ job, failed }: CheckedJobs, { remote }: JobColumns): number {
  let count = 0;
  for (let at = 0; at < job.length; at++) if ((failed[at]! & ~facetBits.remote) === 0) count += remote[job[at]!]!;
  return count;
}

/** The last limit is the oldest: most jobs are older than all of them. */
function countPosted({ job, failed }: CheckedJobs, { postedAt }: JobColumns, limits: readonly number[]): number[] {
  const counts = [0, ...limits.map(() => 0)];
  const oldest = limits.at(-1) ?? Infinity;
  for (let at = 0; at < job.length; at++) {
    if ((failed[at]! & ~facetBits.postedWithin) !== 0) continue;
    counts[0]! += 1;
    const posted = postedAt[job[at]!]!;
    if (posted < oldest) continue;
    for (let limit = 0; limit < limits.length; limit++) if (posted >= limits[limit]!) counts[limit + 1]! += 1;
  }
  return counts;
}

function countFailures({ failed }: CheckedJobs): Record<FacetName | 'none', number> {
  const counts = new Int32Array(64);
  for (const bit of failed) counts[bit]! += 1;
  return {
    none: counts[0]!,
    category: counts[facetBits.category]!,
    location: counts[facetBits.location]!,
    type: counts[facetBits.type]!,
    experienceLevel: counts[facetBits.experienceLevel]!,
    remote: counts[facetBits.remote]!,
    postedWithin: counts[facetBits.postedWithin]!,
  };
}

/** Total, order and every facet. Columns are counted one after the other: short loops over flat arrays. */
export function countMatches(request: CountRequest): MatchCounts {
  const { columns, postedLimits } = request;
  const candidates = findCandidates(request);
  const { none: total, ...keptOutBy } = countFailures(candidates);
  return {
    total,
    keptOutBy,
    category: countBy('category', candidates, columns.category, columns.categoryLimit),
    place: countPlaces(candidates, columns),
    types: countBy('type', candidates, columns.types, maskCount),
    level: countBy('experienceLevel', candidates, columns.level, levelCount),
    remote: countRemote(candidates, columns),
    posted: countPosted(candidates, columns, postedLimits),
    tiers: toTiers(candidates, request),
  };
}
