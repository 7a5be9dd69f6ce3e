import { encode, wrap } from 'nodemailer/lib/qp';

/** Text of a mail as it is, and as it travels: quoted-printable, in whole lines, so that any piece may follow any. */
export interface Piece {
  plain: string;
  encoded: string;
}

/** Ends a line that is none of the text. */
const softBreak = '=\r\n';

/** RFC 2045 allows 76; the last line of a piece needs one for its soft break. */
const lineLength = 75;

export const toPiece = (plain: string): Piece => ({ plain, encoded: inWholeLines(plain) });

function inWholeLines(text: string): string {
  if (text === '') return '';
  return wrap(encode(text.replaceAll(/\r\n?|\n/g, '\r\n')), lineLength) + softBreak;
}

export function joined(pieces: readonly Piece[]): Piece {
  let [plain, encoded] = ['', ''];
  for (const piece of pieces) {
    plain += piece.plain;
    encoded += piece.encoded;
  }
  return { plain, encoded };
}

/** What a part of a mail ends with is no soft break. */
export const asPart = ({ encoded }: Piece): string => encoded.slice(0, -softBreak.length);
