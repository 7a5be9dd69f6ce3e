import { CellNumbers, type Cell } from './cells.ts';

/** A place that jobs name; `isCity` tells those that the facet lists from whole location texts ("Lisboa, Porto"). */
export interface PlaceEntry {
  id: number;
  value: string;
  name: string;
  isCity: boolean;
}

/**
 * What filters and facets have to know of every open job: one entry per job in each column, newest first. About 40 bytes
 * a job, so that a process can hold all of them between two ingests.
 */
export interface JobColumns {
  size: number;
  id: Int32Array;
  /** Milliseconds since 1970, as all times here. */
  postedAt: Float64Array;
  /** Infinity: no closing date. */
  closesAt: Float64Array;
  /** 0: not featured; Infinity: until told otherwise. */
  featuredUntil: Float64Array;
  /** Position in `cells`. */
  cell: Int32Array;
  cells: readonly Cell[];
  /** The places of job n are `places[placeStart[n]]` up to and without `placeStart[n + 1]`. */
  placeStart: Int32Array;
  places: Int32Array;
  /** Above every category id, and above every place id. */
  categoryLimit: number;
  placeLimit: number;
  /** The number in the columns of the job with this id; -1 for one that is not there. */
  positionOf: (id: number) => number;
}

/** Columns while they are filled. */
export type Columns = Omit<JobColumns, 'positionOf' | 'categoryLimit' | 'placeLimit' | 'cells'>;

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
    cell: new Int32Array(size),
    placeStart: new Int32Array(size + 1),
    places: new Int32Array(pairs),
  };
}

function readJob(columns: Columns, numbers: CellNumbers, bytes: Buffer, job: number): void {
  const at = job * jobBytes;
  columns.id[job] = bytes.readInt32BE(at);
  columns.postedAt[job] = bytes.readDoubleBE(at + 4) * 1000;
  columns.closesAt[job] = bytes.readDoubleBE(at + 12) * 1000;
  columns.featuredUntil[job] = bytes.readDoubleBE(at + 20) * 1000;
  columns.cell[job] = numbers.of({
    category: bytes.readInt32BE(at + 28),
    level: bytes.readInt16BE(at + 32),
    types: bytes.readInt16BE(at + 34),
    remote: bytes.readInt16BE(at + 36),
  });
}

/** Both lists come in the same order, so one walk finds each job's places. */
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

/** Ids of open jobs lie close together, so a flat table serves; a map would take several times as long to ask. */
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

/** Reads what the statements of `snapshot.sql.ts` send. @param cells that have their numbers already */
export function readColumns(jobs: Buffer, pairs: Buffer, cells: readonly Cell[] = []): JobColumns {
  const columns = emptyColumns(jobs.length / jobBytes, pairs.length / pairBytes);
  const numbers = new CellNumbers(cells);
  for (let job = 0; job < columns.size; job++) readJob(columns, numbers, jobs, job);
  readPlaces(columns, pairs);
  return {
    ...columns,
    cells: numbers.cells,
    categoryLimit: limitOf(numbers.cells.map(({ category }) => category)),
    placeLimit: limitOf(columns.places),
    positionOf: toPositionOf(columns.id),
  };
}
