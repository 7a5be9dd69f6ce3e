import { pathsOf } from './motifs';
import type { Shade, Tile, Turn } from './tiles-of';

/** Side of a tile in drawings. */
export const tileSide = 100;

/** A tile at its place in a wall. */
export interface PlacedTile extends Tile {
  /** Column and row of the tile. */
  x: number;
  y: number;
}

export interface TilePath {
  shade: Shade;
  d: string;
}

const square = 'M0 0L100 0L100 100L0 100Z';
const layers = ['ground', 'shape', 'detail'] as const;
const noShades: readonly string[] = ['', '', '', ''];

/**
 * The paths of a drawing, in drawing order: per layer one path for all tiles of a color. `joint` is the width of the gap
 * around each tile, in percent of its side.
 */
export function drawTiles(tiles: readonly PlacedTile[], joint = 0): readonly TilePath[] {
  return layers.flatMap((layer) => {
    const byShade = [...noShades];
    for (const tile of tiles) byShade[tile[layer]] += place(pathOf(tile, layer), tile, joint);
    return byShade.map((d, shade) => ({ shade: shade as Shade, d })).filter(({ d }) => d !== '');
  });
}

function pathOf({ motif }: Tile, layer: (typeof layers)[number]): string {
  return layer === 'ground' ? square : (pathsOf(motif)[layer] ?? '');
}

type Point = readonly [across: number, down: number];

/** A path after its first point, in commands relative to that point: the same at each place. */
interface RelativePath {
  start: Point;
  rest: string;
}

const relativePaths = new Map<string, RelativePath>();

/** Moves a tile's path to its place. A tile is the same text at each place except for its first point, so that a page compresses well. */
function place(path: string, { turn, x, y }: PlacedTile, joint: number): string {
  if (path === '') return '';
  const key = `${turn} ${joint} ${path}`;
  const known = relativePaths.get(key) ?? relativePath(path, turn, joint);
  relativePaths.set(key, known);
  const [across, down] = known.start;
  return `M${tenths(x * tileSide + across)} ${tenths(y * tileSide + down)}${known.rest}`;
}

const command = /([MLCZ])([\d. ]{0,40})/g;
const point = /(\d{1,3}(?:\.\d)?) (\d{1,3}(?:\.\d)?)/g;

/** Turns a path and shrinks it by the joint. */
function relativePath(path: string, turn: Turn, joint: number): RelativePath {
  const scale = (tileSide - 2 * joint) / tileSide;
  const commands = Array.from(path.matchAll(command), ([, name = '', numbers = '']) => {
    const points = Array.from(numbers.matchAll(point), ([, across, down]): Point => {
      const [right, below] = turned(Number(across), Number(down), turn);
      return [tenths(joint + right * scale), tenths(joint + below * scale)];
    });
    return { name, points };
  });
  const start = commands[0]!.points[0]!;
  let [opened, pen] = [start, start];
  const rest = commands.slice(1).map(({ name, points }) => {
    const from = pen;
    pen = points.at(-1) ?? opened;
    if (name === 'M') opened = pen;
    return relativeCommand(name, points, from);
  });
  return { start, rest: rest.join('') };
}

/** Horizontal and vertical lines have commands of their own. */
function relativeCommand(name: string, points: readonly Point[], [across, down]: Point): string {
  const steps = points.map((to) => [tenths(to[0] - across), tenths(to[1] - down)] as const);
  if (name === 'L' && steps[0]![1] === 0) return `h${steps[0]![0]}`;
  if (name === 'L' && steps[0]![0] === 0) return `v${steps[0]![1]}`;
  return name.toLowerCase() + steps.flat().join(' ').replaceAll(' -', '-');
}

/** A point after quarter turns about the center of the tile. */
function turned(across: number, down: number, turn: Turn): Point {
  const points = [
    [across, down],
    [tileSide - down, across],
    [tileSide - across, tileSide - down],
    [down, tileSide - across],
  ] as const;
  return points[turn];
}

const tenths = (value: number) => Math.round(value * 10) / 10;
