import { randomBytes } from 'node:crypto';
import { toPiece, type Piece } from './piece.ts';

/** Text with gaps that are filled for each mail, and encoded but once. */
export type Template<Slot extends string> = readonly (Piece | Slot)[];

/** Marks that stand in a text until their values are known. Nobody can write one: they are another for each process. */
export class Slots<Slot extends string> {
  private readonly secret = randomBytes(12).toString('hex');
  private readonly bySlot: ReadonlyMap<string, Slot>;
  private readonly marks: RegExp;

  constructor(names: readonly Slot[]) {
    this.bySlot = new Map(names.map((name) => [this.mark(name), name]));
    this.marks = new RegExp(`(${[...this.bySlot.keys()].join('|')})`);
  }

  mark(name: Slot): string {
    return `slot-${this.secret}-${name}`;
  }

  cut(text: string): Template<Slot> {
    const parts = text.split(this.marks).filter((part) => part !== '');
    return parts.map((part) => this.bySlot.get(part) ?? toPiece(part));
  }
}

type Values<Slot extends string> = Readonly<Record<Slot, readonly Piece[]>>;

/** Puts the text, with its gaps filled, at the end of `pieces`. */
export function fill<Slot extends string>(pieces: Piece[], template: Template<Slot>, values: Values<Slot>): void {
  for (const part of template) {
    if (typeof part === 'string') pieces.push(...values[part]);
    else pieces.push(part);
  }
}

export function filled<Slot extends string>(template: Template<Slot>, values: Values<Slot>): Piece[] {
  const pieces: Piece[] = [];
  fill(pieces, template, values);
  return pieces;
}
