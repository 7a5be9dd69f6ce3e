import type { JobSort } from 'shared-contracts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import { hasJob, type JobBits } from './catalogue/job-bits.policy.ts';
import type { JobColumns } from './catalogue/job-columns.cache.ts';
import { mergeSorted } from './catalogue/sorted-list.policy.ts';
import type { KeywordMatches } from './keyword-matches.policy.ts';
import { withFiltered, type MatchRequest } from './matches.policy.ts';

interface OrderRequest {
  catalogue: Catalogue;
  sort: JobSort;
  ranks: KeywordMatches | null;
  /** Number of jobs to return. */
  wanted: number;
}

/** A set that ranks its jobs higher than the others, by this many tiers. */
interface Rank {
  jobs: JobBits;
  tiers: number;
}

/** Featured ranks above title, title above exact accents, and those above other forms and synonyms. */
function ranksOf({ catalogue, sort, ranks }: OrderRequest): Rank[] {
  if (sort === 'date') return [];
  const featured = sort === 'relevance' ? [{ jobs: catalogue.open.featured, tiers: 6 }] : [];
  if (ranks === null) return featured;
  return [
    ...featured,
    { jobs: ranks.title, tiers: 3 },
    { jobs: ranks.typed, tiers: 1 },
    { jobs: ranks.exact, tiers: 1 },
  ];
}

/** Jobs that rank equally. */
interface Tier {
  /** By rank: 0 if the jobs of the tier are in its set, else -1. */
  inverted: readonly number[];
  /** The newest of them, at most `wanted`. */
  sorted: number[];
  added: number[];
}

/** All combinations of ranks, the best first. */
function tiersOf(ranks: readonly Rank[]): Tier[] {
  const tiers = new Map<number, Tier>();
  for (let combination = 0; combination < 1 << ranks.length; combination++) {
    const inverted = ranks.map((_, at) => ((combination >> at) & 1) - 1);
    const height = ranks.reduce((sum, rank, at) => sum + (inverted[at] === 0 ? rank.tiers : 0), 0);
    // An exact match is always a typed one: the combination with `exact` alone, which comes later, has no jobs.
    if (!tiers.has(height)) tiers.set(height, { inverted, sorted: [], added: [] });
  }
  return [...tiers].toSorted(([a], [b]) => b - a).map(([, tier]) => tier);
}

/** The jobs of a word that are in a tier. @param ranked the jobs of the word in each rank's set */
function ofTier(bits: number, ranked: Int32Array, { inverted }: Tier): number {
  let found = bits;
  for (let at = 0; at < ranked.length; at++) found &= ranked[at]! ^ inverted[at]!;
  return found;
}

/** Adds the jobs of a word to a tier. @returns whether the tier is full */
function addWord(tier: Tier, found: number, word: number, wanted: number): boolean {
  for (let rest = found; rest !== 0 && tier.sorted.length < wanted; rest &= rest - 1) {
    tier.sorted.push((word << 5) + 31 - Math.clz32(rest & -rest));
  }
  return tier.sorted.length >= wanted;
}

/**
 * Finds the sorted jobs of each tier, 32 at a time. A full tier and those below it are not searched any more: most words of a
 * frequent keyword then have no job in the sets of the ranks that the others require, and are skipped.
 */
function addSorted(
  tiers: readonly Tier[],
  matches: JobBits,
  { sorted }: JobColumns,
  ranks: readonly Rank[],
  wanted: number,
) {
  const sets = ranks.map(({ jobs }) => jobs);
  const ranked = new Int32Array(sets.length);
  let searched = tiers.length;
  const wholeWords = sorted >>> 5;
  for (let word = 0; word < matches.length && searched > 0; word++) {
    if (matches[word] === 0) continue;
    if (word > wholeWords) break;
    const bits = word === wholeWords ? matches[word]! & ((1 << (sorted & 31)) - 1) : matches[word]! | 0;
    let anyRank = 0;
    for (let at = 0; at < sets.length; at++) {
      ranked[at] = word < sets[at]!.length ? sets[at]![word]! & bits : 0;
      if (tiers[searched - 1]!.inverted[at] === -1) anyRank |= ranked[at]!;
    }
    // Every tier above the last searched one requires a rank that the last one excludes.
    const mayBeLast = ofTier(bits, ranked, tiers[searched - 1]!);
    if ((anyRank | mayBeLast) === 0) continue;
    for (let at = 0; at < searched; at++) {
      if (addWord(tiers[at]!, ofTier(bits, ranked, tiers[at]!), word, wanted)) searched = at;
    }
  }
}

/** Finds the added jobs of each tier, the newest first. A full tier and those below it are not searched any more. */
function addAdded(
  tiers: readonly Tier[],
  matches: JobBits,
  { added }: JobColumns,
  ranks: readonly Rank[],
  wanted: number,
) {
  const ranked = new Int32Array(ranks.length);
  let searched = tiers.length;
  for (let next = 0; next < added.length && searched > 0; next++) {
    const job = added[next]!;
    if (!hasJob(matches, job)) continue;
    for (let at = 0; at < ranks.length; at++) ranked[at] = hasJob(ranks[at]!.jobs, job) ? -1 : 0;
    const tier = tierOf(ranked, tiers, searched);
    if (tier < searched && tiers[tier]!.added.push(job) >= wanted) searched = tier;
  }
}

/** Number of the job's tier among the first `searched`; `searched` if it is in none of them. @param ranked of a single job */
function tierOf(ranked: Int32Array, tiers: readonly Tier[], searched: number): number {
  let tier = 0;
  while (tier < searched && ofTier(-1, ranked, tiers[tier]!) === 0) tier++;
  return tier;
}

/** The first jobs by pay, then newest. Jobs without comparable pay are last. */
function firstByPay(matches: JobBits, { catalogue, wanted }: OrderRequest): number[] {
  const first: number[] = [];
  const { jobs: columns } = catalogue;
  const order = catalogue.sortedByPay();
  const isHigher = (a: number, b: number) => {
    const difference = columns.pay[a]! - columns.pay[b]!;
    return difference > 0 || (difference === 0 && columns.isBefore(a, b));
  };
  const added = columns.added.filter((job) => hasJob(matches, job)).toSorted((a, b) => (isHigher(a, b) ? -1 : 1));
  for (let at = 0; at < order.length && first.length < wanted; at++) {
    if (hasJob(matches, order[at]!)) first.push(order[at]!);
  }
  return mergeSorted(first, added, isHigher).slice(0, wanted);
}

/** Positions of the first `wanted` matches, in order. */
export function firstMatches(matches: JobBits, request: OrderRequest): number[] {
  const { catalogue, sort, wanted } = request;
  if (sort === 'pay') return firstByPay(matches, request);
  const ranks = ranksOf(request);
  const tiers = tiersOf(ranks);
  addSorted(tiers, matches, catalogue.jobs, ranks, wanted);
  addAdded(tiers, matches, catalogue.jobs, ranks, wanted);
  const isBefore = (a: number, b: number) => catalogue.jobs.isBefore(a, b);
  const first: number[] = [];
  for (const tier of tiers) {
    if (first.length < wanted) first.push(...mergeSorted(tier.sorted, tier.added, isBefore));
  }
  return first.slice(0, wanted);
}

/** Positions of at most `count` of the newest jobs that match. */
export const newestMatches = (request: MatchRequest, count: number): number[] =>
  withFiltered(request, ({ matches }) =>
    firstMatches(matches, { catalogue: request.catalogue, sort: 'date', ranks: null, wanted: count }),
  );
