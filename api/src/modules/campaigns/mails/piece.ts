import { encode, wrap } from 'nodemailer/lib/qp';

/**
 * A part of a mail's text, plain and encoded as quoted-printable. Encoded pieces consist of whole lines, so they can be
 * concatenated in any order.
 */
export interface Piece {
  plain: string;
  /** ASCII. Stored as bytes, so that a mail is assembled without intermediate strings. */
  encoded: Buffer;
}

/** Soft line break: ends a line without adding one to the text. */
const softBreak = '=\r\n';

/** RFC 2045 allows 76 characters; the soft line break at the end of a piece needs one. */
const lineLength = 75;

export const toPiece = (plain: string): Piece => ({ plain, encoded: Buffer.from(inWholeLines(plain), 'latin1') });

function inWholeLines(text: string): string {
  if (text === '') return '';
  return wrap(encode(text.replaceAll(/\r\n?|\n/g, '\r\n')), lineLength) + softBreak;
}

export const plainOf = (pieces: readonly Piece[]): string => pieces.map(({ plain }) => plain).join('');

/** Encodes a body part, in chunks, without the trailing soft line break. */
export function encodedOf(pieces: readonly Piece[]): Buffer[] {
  const chunks = pieces.map(({ encoded }) => encoded).filter(({ length }) => length > 0);
  const last = chunks.pop();
  if (last !== undefined) chunks.push(last.subarray(0, -softBreak.length));
  return chunks;
}
