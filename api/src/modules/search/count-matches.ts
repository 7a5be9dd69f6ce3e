import type { Criteria } from './criteria.ts';
import type { JobColumns } from './job-columns.ts';

/** The filters that have a facet, each a bit: which of them a job fails. */
export const facetBits = {
  category: 1,
  location: 2,
  type: 4,
  experienceLevel: 8,
  remote: 16,
  postedWithin: 32,
} as const;
export type FacetName = keyof typeof facetBits;

/** What a keyword found: a flag byte for each job of the columns. */
export type KeywordFlags = Uint8Array;
export const keywordFlag = { match: 1, title: 2, exact: 4 } as const;

/** Milliseconds before which "24h", "1w" and "1m" no longer count. */
export type PostedLimits = readonly number[];

export interface MatchCounts {
  total: number;
  category: Map<number, number>;
  place: Map<number, number>;
  type: Int32Array;
  level: Int32Array;
  remote: number;
  /** Any time, then one count for each of `PostedLimits`. */
  posted: Int32Array;
  /** How many jobs each filter alone keeps out. */
  keptOutBy: Record<FacetName, number>;
  /** The matches by tier, best first, each newest first. */
  tiers: readonly number[][];
}

export interface CountRequest {
  columns: JobColumns;
  criteria: Criteria;
  /** Place ids that the criteria's place stands for; null when the filter is off. */
  placeIds: ReadonlySet<number> | null;
  flags: KeywordFlags | null;
  /** Whether featured and better matches come first. */
  byRelevance: boolean;
  postedLimits: PostedLimits;
  now: number;
}

const typeCount = 8;
const levelCount = 6;
const tierCount = 8;

function namesPlace({ placeStart, places }: JobColumns, job: number, wanted: ReadonlySet<number>): boolean {
  const end = placeStart[job + 1]!;
  for (let at = placeStart[job]!; at < end; at++) if (wanted.has(places[at]!)) return true;
  return false;
}

/** Bits of the filters that a job fails. */
function failedFilters({ columns, criteria, placeIds }: CountRequest, job: number): number {
  const { categories, types, levels, remote, postedSince } = criteria;
  let failed = 0;
  if (categories !== null && !categories.has(columns.category[job]!)) failed |= facetBits.category;
  if (placeIds !== null && !namesPlace(columns, job, placeIds)) failed |= facetBits.location;
  if (types !== null && (columns.types[job]! & types) === 0) failed |= facetBits.type;
  if (levels !== null && ((1 << columns.level[job]!) & levels) === 0) failed |= facetBits.experienceLevel;
  if (remote && columns.remote[job] === 0) failed |= facetBits.remote;
  if (postedSince !== null && columns.postedAt[job]! < postedSince) failed |= facetBits.postedWithin;
  return failed;
}

/** 0 is the best: featured before title before exact accents. */
function tierOf({ columns, flags, byRelevance, now }: CountRequest, job: number): number {
  if (!byRelevance) return 0;
  const found = flags === null ? 0 : flags[job]!;
  const featured = columns.featuredUntil[job]! > now ? 4 : 0;
  return 7 - featured - (found & keywordFlag.title ? 2 : 0) - (found & keywordFlag.exact ? 1 : 0);
}

const add = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);

function countBits(counts: Int32Array, mask: number): void {
  for (let bit = 0; bit < typeCount; bit++) if ((mask >> bit) & 1) counts[bit]! += 1;
}

function countPlaces(counts: Map<number, number>, { placeStart, places }: JobColumns, job: number): void {
  const end = placeStart[job + 1]!;
  for (let at = placeStart[job]!; at < end; at++) add(counts, places[at]!);
}

function countPosted(counts: Int32Array, limits: PostedLimits, postedAt: number): void {
  counts[0]! += 1;
  for (let limit = 0; limit < limits.length; limit++) if (postedAt >= limits[limit]!) counts[limit + 1]! += 1;
}

/** A facet ignores its own filter, so it also counts the jobs that fail nothing else. */
function countFacets(counts: MatchCounts, request: CountRequest, job: number, failed: number): void {
  const { columns, postedLimits } = request;
  const counted = (bit: number) => failed === 0 || failed === bit;
  if (counted(facetBits.category) && columns.category[job] !== 0) add(counts.category, columns.category[job]!);
  if (counted(facetBits.location)) countPlaces(counts.place, columns, job);
  if (counted(facetBits.type)) countBits(counts.type, columns.types[job]!);
  if (counted(facetBits.experienceLevel)) counts.level[columns.level[job]!]! += 1;
  if (counted(facetBits.remote)) counts.remote += columns.remote[job]!;
  if (counted(facetBits.postedWithin)) countPosted(counts.posted, postedLimits, columns.postedAt[job]!);
}

const isOneBit = (bits: number) => (bits & (bits - 1)) === 0;
const facetNames = Object.keys(facetBits) as FacetName[];

/** One pass over the columns: total, order and every facet. */
export function countMatches(request: CountRequest): MatchCounts {
  const { columns, flags, now } = request;
  const keptOut = new Int32Array(64);
  const tiers: number[][] = Array.from({ length: tierCount }, () => []);
  const counts: MatchCounts = {
    total: 0,
    category: new Map(),
    place: new Map(),
    type: new Int32Array(typeCount),
    level: new Int32Array(levelCount),
    remote: 0,
    posted: new Int32Array(request.postedLimits.length + 1),
    keptOutBy: { category: 0, location: 0, type: 0, experienceLevel: 0, remote: 0, postedWithin: 0 },
    tiers,
  };
  for (let job = 0; job < columns.size; job++) {
    if (columns.closesAt[job]! <= now) continue;
    if (flags !== null && (flags[job]! & keywordFlag.match) === 0) continue;
    const failed = failedFilters(request, job);
    if (!isOneBit(failed)) continue;
    countFacets(counts, request, job, failed);
    keptOut[failed]! += 1;
    if (failed === 0) tiers[tierOf(request, job)]!.push(job);
  }
  counts.total = keptOut[0]!;
  for (const name of facetNames) counts.keptOutBy[name] = keptOut[facetBits[name]]!;
  return counts;
}
