import { randomBytes } from 'node:crypto';
import { toPiece, type Piece } from './piece.ts';

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
