import { mixSeed } from '../random.ts';

/** Where a read of a list has come to. */
export interface Cursor {
  /** Which list, with its question: a cursor of one is no good for another. */
  list: string;
  /** Sort key of the last entry that was handed out. */
  after: readonly [number, number];
  /** Pages handed out so far. */
  pages: number;
}

/** Opaque and checked: a text that was not made here, or was changed, is not read. */
export function writeCursor({ list, after, pages }: Cursor): string {
  const text = JSON.stringify([list, ...after, pages]);
  return Buffer.from(`${checksum(text)}${text}`).toString('base64url');
}

/** Null when the text is not a cursor of this list. */
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
