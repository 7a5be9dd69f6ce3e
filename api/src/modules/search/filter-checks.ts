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

/** Jobs by their numbers in the columns, and for each of them the bits of the filters that it fails. */
export interface CheckedJobs {
  job: Int32Array;
  failed: Uint8Array;
}

/** A byte for each id: asked for every job, where a set would be several times slower. */
function membership(ids: ReadonlySet<number>, limit: number): Uint8Array {
  const isMember = new Uint8Array(limit);
  for (const id of ids) if (id < limit) isMember[id] = 1;
  return isMember;
}

function checkCategory({ job, failed }: CheckedJobs, columns: JobColumns, wanted: ReadonlySet<number>): void {
  const { category, categoryLimit } = columns;
  const isWanted = membership(wanted, categoryLimit);
  for (let at = 0; at < job.length; at++) if (isWanted[category[job[at]!]!] === 0) failed[at]! |= facetBits.category;
}

function checkPlaces({ job, failed }: CheckedJobs, columns: JobColumns, wanted: ReadonlySet<number>): void {
  const { placeStart, places, placeLimit } = columns;
  const isWanted = membership(wanted, placeLimit);
  for (let at = 0; at < job.length; at++) {
    const end = placeStart[job[at]! + 1]!;
    let place = placeStart[job[at]!]!;
    while (place < end && isWanted[places[place]!] === 0) place++;
    if (place === end) failed[at]! |= facetBits.location;
  }
}

function checkTypes({ job, failed }: CheckedJobs, { types }: JobColumns, wanted: number): void {
  for (let at = 0; at < job.length; at++) if ((types[job[at]!]! & wanted) === 0) failed[at]! |= facetBits.type;
}

function checkLevels({ job, failed }: CheckedJobs, { level }: JobColumns, wanted: number): void {
  const { experienceLevel: bit } = facetBits;
  for (let at = 0; at < job.length; at++) if (((1 << level[job[at]!]!) & wanted) === 0) failed[at]! |= bit;
}

function checkRemote({ job, failed }: CheckedJobs, { remote }: JobColumns): void {
  for (let at = 0; at < job.length; at++) if (remote[job[at]!] === 0) failed[at]! |= facetBits.remote;
}

function checkPosted({ job, failed }: CheckedJobs, { postedAt }: JobColumns, since: number): void {
  for (let at = 0; at < job.length; at++) if (postedAt[job[at]!]! < since) failed[at]! |= facetBits.postedWithin;
}

/** Holds jobs against the filters that are on, one column after the other. */
export function checkFilters(columns: JobColumns, job: Int32Array, criteria: Criteria): CheckedJobs {
  const checked = { job, failed: new Uint8Array(job.length) };
  const { categories, places, types, levels, remote, postedSince } = criteria;
  if (categories !== null) checkCategory(checked, columns, categories);
  if (places !== null) checkPlaces(checked, columns, places);
  if (types !== null) checkTypes(checked, columns, types);
  if (levels !== null) checkLevels(checked, columns, levels);
  if (remote) checkRemote(checked, columns);
  if (postedSince !== null) checkPosted(checked, columns, postedSince);
  return checked;
}
