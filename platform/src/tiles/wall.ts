import type { PlacedTile } from './draw-tiles';
import { tilesOf } from './tiles-of';

export const wallColumns = 3;
const fewestJobs = 4;
const mostTiles = 30;

/**
 * Open jobs per tile, equal for all walls of a view: four, doubled until the highest wall has at most ten rows. `counts` are
 * the open jobs of each company.
 */
export function jobsPerTile(counts: readonly number[]): number {
  const most = Math.max(0, ...counts);
  let jobs = fewestJobs;
  while (most > jobs * mostTiles) jobs *= 2;
  return jobs;
}

/** The tiles of a wall, from bottom to top. */
export function layWall(slug: string, jobs: number, perTile: number): { tiles: readonly PlacedTile[]; rows: number } {
  const count = Math.ceil(jobs / perTile);
  const rows = Math.ceil(count / wallColumns);
  const tiles = tilesOf(slug, count).map((tile, index) => ({
    ...tile,
    x: index % wallColumns,
    y: rows - 1 - Math.floor(index / wallColumns),
  }));
  return { tiles, rows };
}
