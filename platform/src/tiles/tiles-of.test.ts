import fc from 'fast-check';
import { motifNames } from './motifs';
import { tilesOf, type Tile } from './tiles-of';
import { jobsPerTile, layWall, wallColumns } from './wall';

const slugs = fc.string({ maxLength: 80 });
const counts = fc.integer({ min: 0, max: 60 });
const some = <Key extends keyof Tile>(key: Key) =>
  new Set(
    Array.from({ length: 300 }, (_, company) => tilesOf(`empresa-${company}`, 16)).flatMap((tiles) =>
      tiles.map((tile) => tile[key]),
    ),
  );

describe('tilesOf', () => {
  it('returns as many tiles as requested, equal for equal slugs, of at most four motifs, in three different colors', () => {
    fc.assert(
      fc.property(slugs, counts, counts, (slug, count, more) => {
        const tiles = tilesOf(slug, count);
        expect(tiles).toHaveLength(count);
        expect(tilesOf(slug, count + more).slice(0, count)).toEqual(tiles);
        expect(new Set(tiles.map(({ motif }) => motif)).size).toBeLessThanOrEqual(4);
        for (const { motif, turn, ground, shape, detail } of tiles) {
          expect(motifNames).toContain(motif);
          expect([0, 1, 2, 3]).toContain(turn);
          expect(new Set([ground, shape, detail])).toEqual(new Set([0, 1, 2]));
        }
      }),
    );
  });

  it('uses each motif, turn and color, and differs between companies', () => {
    expect(some('motif')).toEqual(new Set(motifNames));
    expect(some('turn')).toEqual(new Set([0, 1, 2, 3]));
    for (const layer of ['ground', 'shape', 'detail'] as const) expect(some(layer)).toEqual(new Set([0, 1, 2]));
    const drawings = Array.from({ length: 300 }, (_, company) => JSON.stringify(tilesOf(`empresa-${company}`, 16)));
    expect(new Set(drawings).size).toBe(300);
  });
});

describe('a wall', () => {
  it('has a tile for each four open jobs, from bottom to top, in three columns', () => {
    fc.assert(
      fc.property(slugs, fc.integer({ min: 1, max: 120 }), (slug, jobs) => {
        const { tiles, rows } = layWall(slug, jobs, 4);
        expect(tiles).toHaveLength(Math.ceil(jobs / 4));
        expect(rows).toBe(Math.ceil(tiles.length / wallColumns));
        const places = tiles.map(({ x, y }) => (rows - 1 - y) * wallColumns + x);
        expect(places).toEqual(tiles.map((_, index) => index));
      }),
    );
  });

  it('has at most ten rows: a tile stands for four open jobs, or for more if a company has many', () => {
    expect([[], [1], [120, 3], [121], [240], [1000, 5]].map(jobsPerTile)).toEqual([4, 4, 4, 8, 8, 64]);
  });
});
