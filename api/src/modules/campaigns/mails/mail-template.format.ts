import { randomBytes } from 'node:crypto';
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

/** Text with placeholders for the values of each mail. The fixed text is encoded once. */
export type Template<Placeholder extends string> = readonly (Piece | Placeholder)[];

/** Placeholders in a rendered text. They contain a random value of the process, so user input cannot contain them. */
export class TemplatePlaceholders<Placeholder extends string> {
  private readonly secret = randomBytes(12).toString('hex');
  private readonly byMark: ReadonlyMap<string, Placeholder>;
  private readonly marks: RegExp;

  constructor(names: readonly Placeholder[]) {
    this.byMark = new Map(names.map((name) => [this.mark(name), name]));
    this.marks = new RegExp(`(${[...this.byMark.keys()].join('|')})`);
  }

  mark(name: Placeholder): string {
    return `slot-${this.secret}-${name}`;
  }

  parse(text: string): Template<Placeholder> {
    const parts = text.split(this.marks).filter((part) => part !== '');
    return parts.map((part) => this.byMark.get(part) ?? toPiece(part));
  }
}

type Values<Placeholder extends string> = Readonly<Record<Placeholder, readonly Piece[]>>;

/** Appends the template with its values to `pieces`. */
export function appendTemplate<Placeholder extends string>(
  pieces: Piece[],
  template: Template<Placeholder>,
  values: Values<Placeholder>,
): void {
  for (const part of template) {
    if (typeof part === 'string') pieces.push(...values[part]);
    else pieces.push(part);
  }
}

export function renderTemplate<Placeholder extends string>(
  template: Template<Placeholder>,
  values: Values<Placeholder>,
): Piece[] {
  const pieces: Piece[] = [];
  appendTemplate(pieces, template, values);
  return pieces;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Escapes text as React does. Custom implementation: `entities` escapes the apostrophe differently. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);
