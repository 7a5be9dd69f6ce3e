import type { Criteria } from './criteria.ts';
import type { JobColumns } from './job-columns.ts';

/** The filters that have a facet, each a bit: a number holds which of them a job fails. */
export const facetBits = {
  category: 1,
  location: 2,
  type: 4,
  experienceLevel: 8,
  remote: 16,
  postedWithin: 32,
} as const;
export type FacetName = keyof typeof facetBits;

/** One filter that is on. */
export interface FilterCheck {
  bit: number;
  fails: (job: number) => boolean;
}

function namesPlace({ placeStart, places }: JobColumns, job: number, wanted: ReadonlySet<number>): boolean {
  const end = placeStart[job + 1]!;
  for (let at = placeStart[job]!; at < end; at++) if (wanted.has(places[at]!)) return true;
  return false;
}

/** The filters that are on, so that the others cost nothing. `placeIds` are those of the criteria's place. */
export function toFilterChecks(
  columns: JobColumns,
  { categories, types, levels, remote, postedSince }: Criteria,
  placeIds: ReadonlySet<number> | null,
): FilterCheck[] {
  const checks: FilterCheck[] = [];
  const add = (name: FacetName, fails: FilterCheck['fails']) => checks.push({ bit: facetBits[name], fails });
  if (categories !== null) add('category', (job) => !categories.has(columns.category[job]!));
  if (placeIds !== null) add('location', (job) => !namesPlace(columns, job, placeIds));
  if (types !== null) add('type', (job) => (columns.types[job]! & types) === 0);
  if (levels !== null) add('experienceLevel', (job) => ((1 << columns.level[job]!) & levels) === 0);
  if (remote) add('remote', (job) => columns.remote[job] === 0);
  if (postedSince !== null) add('postedWithin', (job) => columns.postedAt[job]! < postedSince);
  return checks;
}

/** Bits of the filters that a job fails. */
export function failedFilters(checks: readonly FilterCheck[], job: number): number {
  let failed = 0;
  for (let at = 0; at < checks.length; at++) if (checks[at]!.fails(job)) failed |= checks[at]!.bit;
  return failed;
}
