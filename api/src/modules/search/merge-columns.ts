import { firstIndex } from './first-index.ts';
import { emptyColumns, toPositionOf, type Columns, type JobColumns } from './job-columns.ts';

/** Jobs of some columns, from one up to and without another. */
interface Piece {
  from: JobColumns;
  start: number;
  end: number;
}

/** Where the known jobs are cut: for one that goes, or for one that comes in before `at`. */
interface Cut {
  at: number;
  /** The next known job that may stay. */
  next: number;
  coming: Piece[];
}

/** How many known jobs stand before a job that comes: newest first, the higher id first at one moment. */
function placeAmong(known: JobColumns, added: JobColumns, job: number): number {
  const [postedAt, id] = [added.postedAt[job]!, added.id[job]!];
  return firstIndex(
    known.size,
    (at) => known.postedAt[at]! > postedAt || (known.postedAt[at] === postedAt && known.id[at]! > id),
  );
}

function piecesOf(known: JobColumns, gone: readonly number[], added: JobColumns): Piece[] {
  const cuts: Cut[] = gone
    .map((id) => known.positionOf(id))
    .filter((at) => at !== -1)
    .map((at) => ({ at, next: at + 1, coming: [] }));
  for (let job = 0; job < added.size; job++) {
    const at = placeAmong(known, added, job);
    cuts.push({ at, next: at, coming: [{ from: added, start: job, end: job + 1 }] });
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (const { at, next, coming } of cuts.toSorted((a, b) => a.at - b.at)) {
    if (at > start) pieces.push({ from: known, start, end: at });
    pieces.push(...coming);
    start = Math.max(start, next);
  }
  return [...pieces, { from: known, start, end: known.size }];
}

const plainColumns = ['id', 'postedAt', 'closesAt', 'featuredUntil', 'cell'] as const;

function copyPlaces(target: Columns, { from, start, end }: Piece, at: number, pair: number): number {
  const first = from.placeStart[start]!;
  for (let job = start; job < end; job++) target.placeStart[at + job - start] = from.placeStart[job]! - first + pair;
  const places = from.places.subarray(first, from.placeStart[end]);
  target.places.set(places, pair);
  return pair + places.length;
}

/**
 * The known columns without the jobs that are gone, and with those that are added. A job that changed is both.
 * @param added begins with the cells of `known`
 */
export function mergeColumns(known: JobColumns, gone: readonly number[], added: JobColumns): JobColumns {
  const pieces = piecesOf(known, gone, added);
  const sum = (lengthOf: (piece: Piece) => number) => pieces.reduce((total, piece) => total + lengthOf(piece), 0);
  const target = emptyColumns(
    sum(({ start, end }) => end - start),
    sum(({ from, start, end }) => from.placeStart[end]! - from.placeStart[start]!),
  );
  let [at, pair] = [0, 0];
  for (const piece of pieces) {
    for (const name of plainColumns) target[name].set(piece.from[name].subarray(piece.start, piece.end), at);
    pair = copyPlaces(target, piece, at, pair);
    at += piece.end - piece.start;
  }
  target.placeStart[at] = pair;
  return {
    ...target,
    cells: added.cells,
    categoryLimit: Math.max(known.categoryLimit, added.categoryLimit),
    placeLimit: Math.max(known.placeLimit, added.placeLimit),
    positionOf: toPositionOf(target.id),
  };
}
