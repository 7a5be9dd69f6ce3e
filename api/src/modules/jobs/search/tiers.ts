import { keywordFlag } from './keyword-flags.ts';

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
export class Tiers {
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
