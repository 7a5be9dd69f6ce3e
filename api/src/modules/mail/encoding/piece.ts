import { encode, wrap } from 'nodemailer/lib/qp';

/** Text of a mail as it is, and as it travels: quoted-printable, in whole lines, so that any piece may follow any. */
export interface Piece {
  plain: string;
  /** ASCII: bytes are put together for a mail without becoming a string in between. */
  encoded: Buffer;
}

/** Ends a line that is none of the text. */
const softBreak = '=\r\n';

/** RFC 2045 allows 76; the last line of a piece needs one for its soft break. */
const lineLength = 75;

export const toPiece = (plain: string): Piece => ({ plain, encoded: Buffer.from(inWholeLines(plain), 'latin1') });

function inWholeLines(text: string): string {
  if (text === '') return '';
  return wrap(encode(text.replaceAll(/\r\n?|\n/g, '\r\n')), lineLength) + softBreak;
}

export const plainOf = (pieces: readonly Piece[]): string => pieces.map(({ plain }) => plain).join('');

/** As a part of a mail, in chunks. What it ends with is no soft break. */
export function encodedOf(pieces: readonly Piece[]): Buffer[] {
  const chunks = pieces.map(({ encoded }) => encoded).filter(({ length }) => length > 0);
  const last = chunks.pop();
  if (last !== undefined) chunks.push(last.subarray(0, -softBreak.length));
  return chunks;
}
