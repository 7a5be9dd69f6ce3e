import { limits } from 'shared-contracts';
import type { MatchCounts } from './count-matches.ts';

export interface PageOfJobs {
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
