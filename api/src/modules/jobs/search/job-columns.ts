import { FacetGroupNumbers, type FacetGroup } from './facet-groups.ts';

/**
 * A place named by jobs. `isCity` distinguishes the places that the facet lists from whole location texts ("Lisboa,
 * Porto").
 */
export interface PlaceEntry {
  id: number;
  value: string;
  name: string;
  isCity: boolean;
}

/**
 * The attributes of every open job that filters and facets need: one entry per job in each column, newest first. A job
 * takes about 40 bytes, so a process can store all jobs in memory.
 */
export interface JobColumns {
  size: number;
  id: Int32Array;
  /** Milliseconds since 1970, like all times in the columns. */
  postedAt: Float64Array;
  /** Infinity: no closing date. */
  closesAt: Float64Array;
  /** 0: not featured; Infinity: featured without an end date. */
  featuredUntil: Float64Array;
  /** Index into `groups`. */
  group: Int32Array;
  groups: readonly FacetGroup[];
  /** The places of job n are `places[placeStart[n]]` up to, but not including, `placeStart[n + 1]`. */
  placeStart: Int32Array;
  places: Int32Array;
  /** Greater than every category id; `placeLimit` is greater than every place id. */
  categoryLimit: number;
  placeLimit: number;
  /** Column index of the job with this id; -1 if the columns do not contain it. */
  positionOf: (id: number) => number;
}

/** Columns under construction. */
export type Columns = Omit<JobColumns, 'positionOf' | 'categoryLimit' | 'placeLimit' | 'groups'>;

/** Bytes of one job in `readColumns`: id, three times, category, level, types, remote. */
const jobBytes = 4 + 3 * 8 + 4 + 3 * 2;
/** Bytes of one (job, place) pair. */
const pairBytes = 4 + 4;

export function emptyColumns(size: number, pairs: number): Columns {
  return {
    size,
    id: new Int32Array(size),
    postedAt: new Float64Array(size),
    closesAt: new Float64Array(size),
    featuredUntil: new Float64Array(size),
    group: new Int32Array(size),
    placeStart: new Int32Array(size + 1),
    places: new Int32Array(pairs),
  };
}

function readJob(columns: Columns, numbers: FacetGroupNumbers, bytes: Buffer, job: number): void {
  const at = job * jobBytes;
  columns.id[job] = bytes.readInt32BE(at);
  columns.postedAt[job] = bytes.readDoubleBE(at + 4) * 1000;
  columns.closesAt[job] = bytes.readDoubleBE(at + 12) * 1000;
  columns.featuredUntil[job] = bytes.readDoubleBE(at + 20) * 1000;
  columns.group[job] = numbers.of({
    category: bytes.readInt32BE(at + 28),
    level: bytes.readInt16BE(at + 32),
    types: bytes.readInt16BE(at + 34),
    remote: bytes.readInt16BE(at + 36),
  });
}

/** Both lists have the same order, so a single pass finds the places of each job. */
function readPlaces(columns: Columns, bytes: Buffer): void {
  let pair = 0;
  for (let job = 0; job < columns.size; job++) {
    columns.placeStart[job] = pair;
    while (pair * pairBytes < bytes.length && bytes.readInt32BE(pair * pairBytes) === columns.id[job]) {
      columns.places[pair] = bytes.readInt32BE(pair * pairBytes + 4);
      pair++;
    }
  }
  columns.placeStart[columns.size] = pair;
}

const limitOf = (ids: Iterable<number>) => {
  let highest = 0;
  for (const id of ids) highest = Math.max(highest, id);
  return highest + 1;
};

/** Ids of open jobs are dense, so a flat table is used. A map lookup would take several times as long. */
export function toPositionOf(ids: Int32Array): (id: number) => number {
  let [lowest, highest] = [Infinity, -Infinity];
  for (let job = 0; job < ids.length; job++) {
    const id = ids[job]!;
    if (id < lowest) lowest = id;
    if (id > highest) highest = id;
  }
  const positions = new Int32Array(Math.max(0, highest - lowest + 1)).fill(-1);
  for (let job = 0; job < ids.length; job++) positions[ids[job]! - lowest] = job;
  return (id) => positions[id - lowest] ?? -1;
}

/**
 * Parses the result of the statements in `snapshot.sql.ts`. @param groups existing groups, which retain their numbers
 */
export function readColumns(jobs: Buffer, pairs: Buffer, groups: readonly FacetGroup[] = []): JobColumns {
  const columns = emptyColumns(jobs.length / jobBytes, pairs.length / pairBytes);
  const numbers = new FacetGroupNumbers(groups);
  for (let job = 0; job < columns.size; job++) readJob(columns, numbers, jobs, job);
  readPlaces(columns, pairs);
  return {
    ...columns,
    groups: numbers.groups,
    categoryLimit: limitOf(numbers.groups.map(({ category }) => category)),
    placeLimit: limitOf(columns.places),
    positionOf: toPositionOf(columns.id),
  };
}
