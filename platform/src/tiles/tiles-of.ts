import { motifNames, type Motif } from './motifs';

/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3;
/** Index of a color: `--tile-0` to `--tile-3` of the drawing. */
export type Shade = 0 | 1 | 2 | 3;

export interface Tile {
  motif: Motif;
  turn: Turn;
  ground: Shade;
  shape: Shade;
  detail: Shade;
}

const motifsPerSlug = 4;
const turns: readonly Turn[] = [0, 1, 2, 3];
type Shades = Pick<Tile, 'ground' | 'shape' | 'detail'>;
/** Each order of a tint's three colors. Half of the grounds are light. */
const shades: readonly Shades[] = [
  { ground: 0, shape: 1, detail: 2 },
  { ground: 0, shape: 1, detail: 2 },
  { ground: 0, shape: 2, detail: 1 },
  { ground: 0, shape: 2, detail: 1 },
  { ground: 1, shape: 0, detail: 2 },
  { ground: 1, shape: 2, detail: 0 },
  { ground: 2, shape: 0, detail: 1 },
  { ground: 2, shape: 1, detail: 0 },
];

/** The tiles of a slug, in reading order: four motifs in the colors of a tint. A longer sequence starts with the shorter one. */
export function tilesOf(slug: string, count: number): readonly Tile[] {
  const next = randomOf(slug);
  const choose = <Item>(items: readonly Item[]) => items[next(items.length)]!;
  const rest = [...motifNames];
  const chosen = Array.from({ length: motifsPerSlug }, () => rest.splice(next(rest.length), 1)[0]!);
  return Array.from({ length: count }, () => ({ motif: choose(chosen), turn: choose(turns), ...choose(shades) }));
}

const modulus = 2_147_483_647;
const multiplier = 48_271;

/** Integers below a bound, determined by the seed (the minimal standard generator of Park and Miller). */
function randomOf(seed: string): (bound: number) => number {
  let state = 1;
  for (const character of seed) state = (state * multiplier + character.codePointAt(0)!) % modulus;
  state = Math.max(1, state);
  return (bound) => {
    state = (state * multiplier) % modulus;
    return Math.floor((state / modulus) * bound);
  };
}
