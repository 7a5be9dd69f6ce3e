import type { JobColumns } from './job-columns.ts';
import { facetBits, failedFilters, type FacetName, type FilterCheck } from './filter-checks.ts';

/** What a keyword found: a flag byte for each job of the columns. */
export type KeywordFlags = Uint8Array;
export const keywordFlag = { match: 1, title: 2, exact: 4 } as const;

export interface CountRequest {
  columns: JobColumns;
  /** The filters that are on. */
  checks: readonly FilterCheck[];
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
  posted: Int32Array;
  /** How many jobs each filter alone keeps out. */
  keptOutBy: Record<FacetName, number>;
  /** The matches by tier, best first, each newest first and no longer than wanted. */
  tiers: readonly Tier[];
}

export interface Tier {
  size: number;
  first: number[];
}

const tierCount = 8;
const maskCount = 256;
const levelCount = 8;

function emptyCounts({ columns, postedLimits }: CountRequest): MatchCounts {
  return {
    total: 0,
    category: new Int32Array(columns.categoryLimit),
    place: new Int32Array(columns.placeLimit),
    types: new Int32Array(maskCount),
    level: new Int32Array(levelCount),
    remote: 0,
    posted: new Int32Array(postedLimits.length + 1),
    keptOutBy: { category: 0, location: 0, type: 0, experienceLevel: 0, remote: 0, postedWithin: 0 },
    tiers: Array.from({ length: tierCount }, () => ({ size: 0, first: [] })),
  };
}

/** 0 is the best: featured before title before exact accents. */
function tierOf({ columns, flags, byRelevance, now }: CountRequest, job: number): number {
  if (!byRelevance) return 0;
  const found = flags === null ? 0 : flags[job]!;
  const featured = columns.featuredUntil[job]! > now ? 4 : 0;
  return 7 - featured - (found & keywordFlag.title ? 2 : 0) - (found & keywordFlag.exact ? 1 : 0);
}

function countPlaces(counts: Int32Array, { placeStart, places }: JobColumns, job: number): void {
  const end = placeStart[job + 1]!;
  for (let at = placeStart[job]!; at < end; at++) counts[places[at]!]! += 1;
}

function countPosted(counts: Int32Array, limits: readonly number[], postedAt: number): void {
  counts[0]! += 1;
  for (let limit = 0; limit < limits.length; limit++) if (postedAt >= limits[limit]!) counts[limit + 1]! += 1;
}

/** A facet ignores its own filter, so it also counts the jobs that fail nothing else. */
function countFacets(counts: MatchCounts, { columns, postedLimits }: CountRequest, job: number, failed: number): void {
  const others = (bit: number) => (failed & ~bit) === 0;
  if (others(facetBits.category)) counts.category[columns.category[job]!]! += 1;
  if (others(facetBits.location)) countPlaces(counts.place, columns, job);
  if (others(facetBits.type)) counts.types[columns.types[job]!]! += 1;
  if (others(facetBits.experienceLevel)) counts.level[columns.level[job]!]! += 1;
  if (others(facetBits.remote)) counts.remote += columns.remote[job]!;
  if (others(facetBits.postedWithin)) countPosted(counts.posted, postedLimits, columns.postedAt[job]!);
}

function addToTier(tier: Tier, job: number, wanted: number): void {
  tier.size++;
  if (tier.first.length < wanted) tier.first.push(job);
}

const isAtMostOneBit = (bits: number) => (bits & (bits - 1)) === 0;
const facetNames = Object.keys(facetBits) as FacetName[];

/** One pass over the columns, newest first: total, order and every facet. */
export function countMatches(request: CountRequest): MatchCounts {
  const { columns, checks, flags, wanted, now } = request;
  const counts = emptyCounts(request);
  const byFailure = new Int32Array(1 << facetNames.length);
  for (let job = 0; job < columns.size; job++) {
    if (flags !== null && (flags[job]! & keywordFlag.match) === 0) continue;
    if (columns.closesAt[job]! <= now) continue;
    const failed = failedFilters(checks, job);
    if (!isAtMostOneBit(failed)) continue;
    byFailure[failed]! += 1;
    countFacets(counts, request, job, failed);
    if (failed === 0) addToTier(counts.tiers[tierOf(request, job)]!, job, wanted);
  }
  counts.total = byFailure[0]!;
  for (const name of facetNames) counts.keptOutBy[name] = byFailure[facetBits[name]]!;
  return counts;
}
