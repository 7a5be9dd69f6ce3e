import { drawTiles, tileSide } from './draw-tiles';
import { motifNames, pathsOf } from './motifs';
import { layWall } from './wall';

const turns = [0, 1, 2, 3] as const;
const joint = 2;

/** The points of a path in absolute numbers, with the names of its commands. */
function pointsOf(path: string) {
  let [pen, opened] = [
    [0, 0],
    [0, 0],
  ] as [number[], number[]];
  return Array.from(path.matchAll(/([a-z])([^a-z]*)/gi), ([, name = '', text = '']) => {
    const numbers = Array.from(text.matchAll(/-?[\d.]+/g), ([number]) => Number(number));
    if (name === 'h') numbers.push(0);
    if (name === 'v') numbers.unshift(0);
    const isRelative = name === name.toLowerCase();
    const points = Array.from({ length: numbers.length / 2 }, (_, index) => [
      numbers[2 * index]! + (isRelative ? pen[0]! : 0),
      numbers[2 * index + 1]! + (isRelative ? pen[1]! : 0),
    ]);
    pen = points.at(-1) ?? opened;
    if (name.toLowerCase() === 'm') opened = pen;
    return points;
  }).flat();
}

/** Turns a point clockwise about the center of a tile. */
const turnedOnce = ([x, y]: number[]) => [tileSide - y!, x!];

describe('drawTiles', () => {
  it.each(motifNames)('draws "%s" in each turn at its place, smaller by the joint', (motif) => {
    for (const turn of turns) {
      const tile = { motif, turn, ground: 0, shape: 1, detail: 2, x: 3, y: 1 } as const;
      const drawn = drawTiles([tile], joint).filter(({ shade }) => shade === 1);
      const expected = pointsOf(pathsOf(motif).shape).map((original) => {
        let at = original;
        for (let quarter = 0; quarter < turn; quarter += 1) at = turnedOnce(at);
        return [300 + joint + at[0]! * 0.96, 100 + joint + at[1]! * 0.96];
      });
      const points = drawn.flatMap(({ d }) => pointsOf(d));
      expect(points).toHaveLength(expected.length);
      const errors = points.flat().map((value, index) => Math.abs(value - expected.flat()[index]!));
      expect(Math.max(0, ...errors)).toBeLessThan(0.11);
    }
  });

  it('turns a tile clockwise', () => {
    const corner = { motif: 'corner', ground: 0, shape: 1, detail: 2, x: 0, y: 0 } as const;
    const shapes = turns.map((turn) => drawTiles([{ ...corner, turn }])[1]?.d);
    expect(shapes).toEqual([
      'M0 0l100 100h-100z',
      'M100 0l-100 100v-100z',
      'M100 100l-100-100h100z',
      'M0 100l100-100v100z',
    ]);
  });

  it('draws grounds before shapes and details, one path per color', () => {
    const shades = drawTiles(layWall('empresa-1', 200, 4).tiles).map(({ shade }) => shade);
    expect(shades.slice(0, 3)).toEqual([0, 1, 2]);
    expect(shades.length).toBeLessThanOrEqual(9);
  });

  it('writes a tile as the same text at each place, except for its first point', () => {
    const tile = { motif: 'leaf', turn: 1, ground: 0, shape: 0, detail: 0 } as const;
    const at = (x: number, y: number) =>
      drawTiles([{ ...tile, x, y }], joint).map(({ d }) => d.replace(/^M[\d. ]+/, ''));
    expect(at(0, 0)).toEqual(at(7, 2));
  });
});
