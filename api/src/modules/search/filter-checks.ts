import type { Criteria } from './criteria.ts';
import type { JobColumns } from './job-columns.ts';

/** The filters that have a facet, each a bit: a byte holds which of them a job fails. */
export const facetBits = {
  category: 1,
  location: 2,
  type: 4,
  experienceLevel: 8,
  remote: 16,
  postedWithin: 32,
} as const;
export type FacetName = keyof typeof facetBits;

/** For each job, the bits of the filters that it fails. */
export type Failures = Uint8Array;

/** A byte for each id: asked for every job, where a set would be several times slower. */
function membership(ids: ReadonlySet<number>, limit: number): Uint8Array {
  const isMember = new Uint8Array(limit);
  for (const id of ids) if (id < limit) isMember[id] = 1;
  return isMember;
}

function checkCategory({ size, category, categoryLimit }: JobColumns, wanted: ReadonlySet<number>, failed: Failures) {
  const isWanted = membership(wanted, categoryLimit);
  for (let job = 0; job < size; job++) if (isWanted[category[job]!] === 0) failed[job]! |= facetBits.category;
}

function checkPlace(columns: JobColumns, wanted: ReadonlySet<number>, failed: Failures): void {
  const { size, placeStart, places, placeLimit } = columns;
  const isWanted = membership(wanted, placeLimit);
  for (let job = 0; job < size; job++) {
    const end = placeStart[job + 1]!;
    let at = placeStart[job]!;
    while (at < end && isWanted[places[at]!] === 0) at++;
    if (at === end) failed[job]! |= facetBits.location;
  }
}

function checkTypes({ size, types }: JobColumns, wanted: number, failed: Failures): void {
  for (let job = 0; job < size; job++) if ((types[job]! & wanted) === 0) failed[job]! |= facetBits.type;
}

function checkLevels({ size, level }: JobColumns, wanted: number, failed: Failures): void {
  for (let job = 0; job < size; job++)
    if (((1 << level[job]!) & wanted) === 0) failed[job]! |= facetBits.experienceLevel;
}

function checkRemote({ size, remote }: JobColumns, failed: Failures): void {
  for (let job = 0; job < size; job++) if (remote[job] === 0) failed[job]! |= facetBits.remote;
}

function checkPosted({ size, postedAt }: JobColumns, since: number, failed: Failures): void {
  for (let job = 0; job < size; job++) if (postedAt[job]! < since) failed[job]! |= facetBits.postedWithin;
}

/**
 * Holds all jobs against the filters that are on, one column after the other; null when none is. `placeIds` are those of
 * the criteria's place.
 */
export function findFailures(
  columns: JobColumns,
  { categories, types, levels, remote, postedSince }: Criteria,
  placeIds: ReadonlySet<number> | null,
): Failures | null {
  const isOn = [categories, placeIds, types, levels, postedSince].some((filter) => filter !== null) || remote;
  if (!isOn) return null;
  const failed = new Uint8Array(columns.size);
  if (categories !== null) checkCategory(columns, categories, failed);
  if (placeIds !== null) checkPlace(columns, placeIds, failed);
  if (types !== null) checkTypes(columns, types, failed);
  if (levels !== null) checkLevels(columns, levels, failed);
  if (remote) checkRemote(columns, failed);
  if (postedSince !== null) checkPosted(columns, postedSince, failed);
  return failed;
}
