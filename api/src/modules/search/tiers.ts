import { keywordFlag } from './keyword-flags.ts';

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

/** Sorts matches that come newest first into the order of the list: tier by tier, each newest first. By date there is one tier. */
export class Tiers {
  private readonly sizes = new Int32Array(tierCount);
  private readonly first = Array.from({ length: tierCount }, (): number[] => []);

  /** @param wanted how many jobs, from the first, the caller may want to show */
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
