import { border, insets, mainland, mapSize, outline, toMap } from './map.ts';
import { areas, municipalities, placeById } from './places.ts';

interface Position {
  x: number;
  y: number;
}

/** The rings of path data that consists of `M x y l dx dy … z`. */
function ringsOf(path: string): Position[][] {
  return path
    .split('z')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = [...part.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        [x, y] = [x + (numbers[2 * index] ?? NaN), y + (numbers[2 * index + 1] ?? NaN)];
        return { x, y };
      });
    });
}

const edgesOf = (ring: readonly Position[]) =>
  ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from] as const);

function isInside({ x, y }: Position, ring: readonly Position[]): boolean {
  const crossed = edgesOf(ring).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return crossed.length % 2 === 1;
}

function distanceToEdge({ x, y }: Position, [a, b]: readonly [Position, Position]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx ** 2 + dy ** 2 || 1)));
  return Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
}

/** Distance of a point outside all rings. */
function distanceOutside(point: Position, rings: readonly Position[][]): number {
  if (rings.some((ring) => isInside(point, ring))) return 0;
  return Math.min(...rings.flatMap(edgesOf).map((edge) => distanceToEdge(point, edge)));
}

const shapes = new Map(outline.map(({ id, path }) => [id, ringsOf(path)]));

describe('the map', () => {
  it('has a shape of each district and autonomous region, inside the view box', () => {
    const districts = areas.filter(({ kind }) => kind === 'district').map(({ id }) => id);
    expect([...shapes.keys()].toSorted()).toEqual([...districts, 'acores', 'madeira'].toSorted());
    const points = [...shapes.values()].flat(2);
    expect(points.filter(({ x, y }) => !(x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height))).toEqual([]);
  });

  /** The points are from another source than the shapes, so that this finds wrong coordinates of seats. */
  it('has each seat in the shape of its district; on a coast or border, at most 1.5 km outside', () => {
    const outside = municipalities.flatMap(({ id, context, point }) => {
      const area = areas.find(
        ({ kind, name, namesake }) => name === context || (kind === 'district' && namesake === context),
      );
      const kilometre = toMap(point).y - toMap({ ...point, latitude: point.latitude + 1 / 111 }).y;
      const distance = distanceOutside(toMap(point), shapes.get(area?.id ?? '') ?? []) / kilometre;
      return distance > 1.5 ? [`${id} ${distance}`] : [];
    });
    expect(outside).toEqual([]);
  });

  it('has the islands in the insets and the mainland beside them', () => {
    const inInset = ({ x, y }: Position) =>
      insets.some((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);
    const isIsland = (context: string | null) => context === 'Açores' || context === 'Madeira';
    const wrong = municipalities.filter(({ context, point }) => inInset(toMap(point)) !== isIsland(context));
    expect(wrong).toEqual([]);
  });

  it('has a border of the mainland, which is in its part and spans it', () => {
    const ends = [...border.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    expect(ends.length).toBeGreaterThan(18);
    for (const { x, y } of ends) {
      expect(x).toBeGreaterThanOrEqual(mainland.x);
      expect(x).toBeLessThanOrEqual(mainland.x + mainland.width);
      expect(y).toBeLessThanOrEqual(mainland.height);
    }
    const rows = ends.map(({ y }) => y);
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(0.8 * mainland.height);
  });

  it('is in proportion: a kilometre is as long to the east as to the north', () => {
    const lisboa = placeById('lisboa')?.point ?? { latitude: NaN, longitude: NaN };
    const [from, north, east] = [
      lisboa,
      { ...lisboa, latitude: lisboa.latitude + 0.1 },
      { ...lisboa, longitude: lisboa.longitude + 0.1 / Math.cos((lisboa.latitude * Math.PI) / 180) },
    ].map(toMap);
    expect(from && north && from.y - north.y).toBeCloseTo(20, 5);
    expect(from && east && (east.x - from.x) / 20).toBeCloseTo(1, 1);
  });
});
