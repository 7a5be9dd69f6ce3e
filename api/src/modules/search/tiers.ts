import type { CheckedJobs } from './filter-checks.ts';
import type { CountRequest } from './count-matches.ts';
import { keywordFlag, type KeywordFlags } from './keyword-flags.ts';

/** Matches of one rank. */
export interface Tier {
  size: number;
  /** The newest of them, as many as are wanted. */
  first: number[];
}

const tierCount = 8;

/** 0 is the best: featured before title before exact accents. */
function rankOf(isFeatured: boolean, found: number): number {
  const title = found & keywordFlag.title ? 2 : 0;
  const exact = found & keywordFlag.exact ? 1 : 0;
  return tierCount - 1 - (isFeatured ? 4 : 0) - title - exact;
}

const flagsOf = (flags: KeywordFlags | null, job: number) => (flags === null ? 0 : flags[job]!);

/** The matches in the order of the list: tier by tier, each newest first. By date there is one tier. */
export function toTiers({ job, failed }: CheckedJobs, request: CountRequest): Tier[] {
  const { columns, flags, byRelevance, wanted, now } = request;
  const { featuredUntil } = columns;
  const tiers = Array.from({ length: tierCount }, (): Tier => ({ size: 0, first: [] }));
  for (let at = 0; at < job.length; at++) {
    if (failed[at] !== 0) continue;
    const match = job[at]!;
    const tier = tiers[byRelevance ? rankOf(featuredUntil[match]! > now, flagsOf(flags, match)) : 0]!;
    if (tier.size++ < wanted) tier.first.push(match);
  }
  return tiers;
}
