import { failuresOf } from './facet-groups.ts';
import type { Criteria } from './criteria.ts';
import { facetBits } from './facet-bits.ts';
import { firstIndex } from './first-index.ts';
import type { JobColumns } from './job-columns.ts';

/** Number of jobs posted at or after `since`. Columns are sorted newest first. */
export function postedSince({ postedAt, size }: JobColumns, since: number): number {
  return firstIndex(size, (job) => postedAt[job]! >= since);
}

/** One byte per id. It is read for every job, and a set would be several times slower. */
function membership(ids: ReadonlySet<number>, limit: number): Uint8Array {
  const isMember = new Uint8Array(limit);
  for (const id of ids) if (id < limit) isMember[id] = 1;
  return isMember;
}

/** Evaluates the filters for the jobs of these columns. */
export class FailedFilters {
  private readonly columns: JobColumns;
  /** Copied from `columns` because it is read for every job. */
  private readonly group: Int32Array;
  private readonly failedByGroup: Uint8Array;
  private readonly isWantedPlace: Uint8Array | null;
  /** Index of the first job that is too old. */
  private readonly postedEnd: number;

  constructor(columns: JobColumns, criteria: Criteria) {
    this.columns = columns;
    this.group = columns.group;
    this.failedByGroup = failuresOf(columns.groups, criteria);
    this.isWantedPlace = criteria.places === null ? null : membership(criteria.places, columns.placeLimit);
    this.postedEnd = criteria.postedSince === null ? columns.size : postedSince(columns, criteria.postedSince);
  }

  /** `facetBits` of the filters that the job fails; 0: none. */
  of(job: number): number {
    let failed = this.failedByGroup[this.group[job]!]!;
    if (job >= this.postedEnd) failed |= facetBits.postedWithin;
    if (this.isWantedPlace !== null && !this.isInWantedPlace(job, this.isWantedPlace)) failed |= facetBits.location;
    return failed;
  }

  private isInWantedPlace(job: number, isWanted: Uint8Array): boolean {
    const { placeStart, places } = this.columns;
    const end = placeStart[job + 1]!;
    for (let at = placeStart[job]!; at < end; at++) if (isWanted[places[at]!] === 1) return true;
    return false;
  }
}
