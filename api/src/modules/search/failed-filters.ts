import { failuresOf } from './cells.ts';
import type { Criteria } from './criteria.ts';
import { facetBits } from './facet-bits.ts';
import { firstIndex } from './first-index.ts';
import type { JobColumns } from './job-columns.ts';

/** Number of jobs posted at this moment or later; the columns begin with the newest. */
export function postedSince({ postedAt, size }: JobColumns, since: number): number {
  return firstIndex(size, (job) => postedAt[job]! >= since);
}

/** A byte for each id: asked for every job, where a set would be several times slower. */
function membership(ids: ReadonlySet<number>, limit: number): Uint8Array {
  const isMember = new Uint8Array(limit);
  for (const id of ids) if (id < limit) isMember[id] = 1;
  return isMember;
}

/** Which filters the jobs of these columns fail. */
export class FailedFilters {
  private readonly columns: JobColumns;
  /** Asked for every job, so not through `columns`. */
  private readonly cell: Int32Array;
  private readonly failedByCell: Uint8Array;
  private readonly isWantedPlace: Uint8Array | null;
  /** Jobs from this one on are too old. */
  private readonly postedEnd: number;

  constructor(columns: JobColumns, criteria: Criteria) {
    this.columns = columns;
    this.cell = columns.cell;
    this.failedByCell = failuresOf(columns.cells, criteria);
    this.isWantedPlace = criteria.places === null ? null : membership(criteria.places, columns.placeLimit);
    this.postedEnd = criteria.postedSince === null ? columns.size : postedSince(columns, criteria.postedSince);
  }

  /** `facetBits` of the filters that keep the job out; 0: none does. */
  of(job: number): number {
    let failed = this.failedByCell[this.cell[job]!]!;
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
