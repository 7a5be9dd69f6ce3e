import { drawTiles, type PlacedTile } from './draw-tiles';

/** The tiles of a drawing, in the colors `--tile-0` to `--tile-3` of an ancestor. */
export function TilePaths({ tiles, joint = 0 }: { tiles: readonly PlacedTile[]; joint?: number }) {
  return drawTiles(tiles, joint).map(({ shade, d }, index) => <path key={index} fill={`var(--tile-${shade})`} d={d} />);
}
