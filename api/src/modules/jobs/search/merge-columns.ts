import { firstIndex } from './first-index.ts';
import { emptyColumns, toPositionOf, type Columns, type JobColumns } from './job-columns.ts';

/** A range of jobs of some columns; `end` is exclusive. */
interface Piece {
  from: JobColumns;
  start: number;
  end: number;
}

/** A split of the known jobs: for a job that is removed, or for a job that is inserted before `at`. */
interface Cut {
  at: number;
  /** The next known job to retain. */
  next: number;
  inserted: Piece[];
}

/** Index among the known jobs at which an added job is inserted: newest first, then by descending id. */
function insertionIndex(known: JobColumns, added: JobColumns, job: number): number {
  const [postedAt, id] = [added.postedAt[job]!, added.id[job]!];
  return firstIndex(
    known.size,
    (at) => known.postedAt[at]! > postedAt || (known.postedAt[at] === postedAt && known.id[at]! > id),
  );
}

function piecesOf(known: JobColumns, removed: readonly number[], added: JobColumns): Piece[] {
  const cuts: Cut[] = removed
    .map((id) => known.positionOf(id))
    .filter((at) => at !== -1)
    .map((at) => ({ at, next: at + 1, inserted: [] }));
  for (let job = 0; job < added.size; job++) {
    const at = insertionIndex(known, added, job);
    cuts.push({ at, next: at, inserted: [{ from: added, start: job, end: job + 1 }] });
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (const { at, next, inserted } of cuts.toSorted((a, b) => a.at - b.at)) {
    if (at > start) pieces.push({ from: known, start, end: at });
    pieces.push(...inserted);
    start = Math.max(start, next);
  }
  return [...pieces, { from: known, start, end: known.size }];
}

const plainColumns = ['id', 'postedAt', 'closesAt', 'featuredUntil', 'group'] as const;

function copyPlaces(target: Columns, { from, start, end }: Piece, at: number, pair: number): number {
  const first = from.placeStart[start]!;
  for (let job = start; job < end; job++) target.placeStart[at + job - start] = from.placeStart[job]! - first + pair;
  const places = from.places.subarray(first, from.placeStart[end]);
  target.places.set(places, pair);
  return pair + places.length;
}

/**
 * The known columns without the removed jobs and with the added ones. A changed job is in both.
 * @param added begins with the groups of `known`
 */
export function mergeColumns(known: JobColumns, removed: readonly number[], added: JobColumns): JobColumns {
  const pieces = piecesOf(known, removed, added);
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
    groups: added.groups,
    categoryLimit: Math.max(known.categoryLimit, added.categoryLimit),
    placeLimit: Math.max(known.placeLimit, added.placeLimit),
    positionOf: toPositionOf(target.id),
  };
}
