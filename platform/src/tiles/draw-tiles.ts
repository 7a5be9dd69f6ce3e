import { pathsOf } from './motifs';
import type { Shade, Tile, Turn } from './tiles-of';

/** Side of a tile in drawings. */
export const tileSide = 100;

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

const point = /(\d{1,3}(?:\.\d)?) (\d{1,3}(?:\.\d)?)/g;

/** Turns a tile's path, shrinks it by the joint and moves it to its place. */
function place(path: string, { turn, x, y }: PlacedTile, joint: number): string {
  const scale = (tileSide - 2 * joint) / tileSide;
  return path.replaceAll(point, (_, horizontal: string, vertical: string) => {
    const [across, down] = turned(Number(horizontal), Number(vertical), turn);
    return `${decimal(x * tileSide + joint + across * scale)} ${decimal(y * tileSide + joint + down * scale)}`;
  });
}

/** A point after quarter turns about the center of the tile. */
function turned(across: number, down: number, turn: Turn): readonly [number, number] {
  const points = [
    [across, down],
    [tileSide - down, across],
    [tileSide - across, tileSide - down],
    [down, tileSide - across],
  ] as const;
  return points[turn];
}

const decimal = (value: number) => Math.round(value * 10) / 10;
