import type { SavedJob } from 'shared-contracts';

/** `saved`: the newest entry first, as the API returns them. `closing`: the next closing date first. */
export const savedSorts = ['saved', 'closing'] as const;
export type SavedSort = (typeof savedSorts)[number];

/** Jobs without a closing date follow those with one, and closed jobs are last. */
function closingTime({ job }: SavedJob): number {
  if (job.isClosed) return Number.POSITIVE_INFINITY;
  return job.closesAt === null ? Number.MAX_VALUE : Date.parse(job.closesAt);
}

/** Entries in this order; equal ones keep theirs. */
export function sortSaved(entries: readonly SavedJob[], sort: SavedSort): readonly SavedJob[] {
  if (sort === 'saved') return entries;
  return entries
    .map((entry) => ({ entry, time: closingTime(entry) }))
    .toSorted((one, other) => (one.time === other.time ? 0 : one.time - other.time))
    .map(({ entry }) => entry);
}
