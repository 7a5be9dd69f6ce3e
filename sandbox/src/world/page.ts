import { readCursor, writeCursor } from './cursor.ts';

export interface PageRequest {
  list: string;
  cursor: string | undefined;
  limit: number;
  /** Ends the list after so many pages although there is more. */
  stopAfterPages: number | null;
}

export interface Page<T> {
  entries: readonly T[];
  next: string | null;
}

/**
 * One page of a list that is sorted by `keyOf`. The next page starts after the last key, so insertions and deletions
 * between two pages neither skip nor repeat other entries. Null if the cursor is not valid for this list.
 */
export function pageOf<T>(
  sorted: readonly T[],
  keyOf: (entry: T) => [number, number],
  request: PageRequest,
): Page<T> | null {
  const { list, limit, stopAfterPages } = request;
  const cursor = request.cursor === undefined ? null : readCursor(request.cursor, list);
  if (request.cursor !== undefined && cursor === null) return null;
  const start = cursor ? firstBehind(sorted, keyOf, cursor.after) : 0;
  const entries = sorted.slice(start, start + limit);
  const last = entries.at(-1);
  const pages = (cursor?.pages ?? 0) + 1;
  const ends = last === undefined || start + limit >= sorted.length || pages === stopAfterPages;
  return { entries, next: ends ? null : writeCursor({ list, after: keyOf(last), pages }) };
}

function firstBehind<T>(
  sorted: readonly T[],
  keyOf: (entry: T) => [number, number],
  after: readonly [number, number],
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = sorted[middle];
    if (entry !== undefined && compareKeys(keyOf(entry), after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareKeys(a: readonly [number, number], b: readonly [number, number]): number {
  return a[0] - b[0] || a[1] - b[1];
}
