import { mixSeed } from '../random.ts';

/** The position of a reader in a list. */
export interface Cursor {
  /** Identifies the list and its filter; the cursor is valid for it only. */
  list: string;
  /** Sort key of the last entry of the previous page. */
  after: readonly [number, number];
  /** Number of pages read. */
  pages: number;
}

/** The cursor as an opaque text with a checksum. */
export function writeCursor({ list, after, pages }: Cursor): string {
  const text = JSON.stringify([list, ...after, pages]);
  return Buffer.from(`${checksum(text)}${text}`).toString('base64url');
}

/** Null if the text is not a valid cursor of this list. */
export function readCursor(text: string, list: string): Cursor | null {
  const decoded = Buffer.from(text, 'base64url').toString();
  const content = decoded.slice(8);
  if (decoded.slice(0, 8) !== checksum(content)) return null;
  const [written, first, second, pages] = JSON.parse(content) as [string, number, number, number];
  return written === list ? { list, after: [first, second], pages } : null;
}

function checksum(text: string): string {
  return (mixSeed(0x7e57, text) >>> 0).toString(16).padStart(8, '0');
}

export interface PageRequest {
  list: string;
  cursor: string | undefined;
  limit: number;
  /** Ends the list after this number of pages although there are more entries. */
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
