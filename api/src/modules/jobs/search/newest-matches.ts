import type { CountRequest } from './count-matches.ts';
import { FailedFilters } from './failed-filters.ts';
import { keywordFlag } from './keyword-flags.ts';

type Asked = Pick<CountRequest, 'columns' | 'criteria' | 'flags' | 'now'>;

/** Ids of at most `count` of the newest jobs that match keyword and filters. Stops as soon as it has found enough. */
export function newestMatches({ columns, criteria, flags, now }: Asked, count: number): number[] {
  const failed = new FailedFilters(columns, criteria);
  const found: number[] = [];
  for (let job = 0; job < columns.size && found.length < count; job++) {
    const isFound = flags === null || (flags[job]! & keywordFlag.match) !== 0;
    if (isFound && columns.closesAt[job]! > now && failed.of(job) === 0) found.push(columns.id[job]!);
  }
  return found;
}
