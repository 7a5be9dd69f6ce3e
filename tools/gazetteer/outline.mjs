import { slugify } from 'shared-contracts';
import { toMap } from 'shared-contracts/gazetteer/map';

/** @typedef {import('./sources.mjs').Topology} Topology */
/** @typedef {{ x: number, y: number }} Position On the map. */

/** Largest distance of a dropped point from the line, in units of the map. */
const tolerance = 0.6;

/** Smaller islands and pieces are dropped, in square units of the map. */
const smallestArea = 4;

/** The Selvagens, which have no inhabitants, are south of it. */
const southernmost = 32;

/** @type {Readonly<Record<string, string>>} */
const autonomous = { Azores: 'acores', Madeira: 'madeira' };

/** Their names take an article. @type {Readonly<Record<string, string>>} */
const articles = { Guarda: 'da', Porto: 'do' };

/** @param {string} name */
const idOf = (name) => autonomous[name] ?? `distrito-${articles[name] ?? 'de'}-${slugify(name)}`;

/** @param {Position} point @param {Position} from @param {Position} to */
function distanceFromLine(point, from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dy * (point.x - from.x) - dx * (point.y - from.y)) / length;
}

/**
 * Douglas–Peucker. The ends stay, so that neighbouring districts keep a common border.
 * @param {readonly Position[]} line
 * @returns {readonly Position[]}
 */
function simplify(line) {
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined || line.length < 3) return line;
  const distances = line.map((point) => distanceFromLine(point, from, to));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [from, to];
  const at = distances.indexOf(farthest);
  return [...simplify(line.slice(0, at + 1)), ...simplify(line.slice(at)).slice(1)];
}

/**
 * @param {Topology} topology
 * @returns {(readonly Position[] | null)[]} The simplified arcs; null for one outside the map.
 */
function simplifiedArcs({ arcs, transform }) {
  return arcs.map((differences) => {
    let [column, row] = [0, 0];
    const points = differences.map(([dx, dy]) => {
      [column, row] = [column + dx, row + dy];
      return {
        longitude: column * transform.scale[0] + transform.translate[0],
        latitude: row * transform.scale[1] + transform.translate[1],
      };
    });
    if (points.some(({ latitude }) => latitude < southernmost)) return null;
    return simplify(points.map(toMap));
  });
}

/** @param {readonly Position[]} ring */
function areaOf(ring) {
  const doubled = ring.reduce((sum, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/**
 * The closed line of a ring of arcs, in relative path commands.
 * @param {readonly number[]} indexes A negative one is the complement of an arc's index: the arc in reverse.
 * @param {readonly (readonly Position[] | null)[]} arcs
 */
function ringPath(indexes, arcs) {
  const lines = indexes.map((index) => (index < 0 ? arcs[~index]?.toReversed() : arcs[index]) ?? []);
  const ring = lines.flatMap((line) => line.slice(0, -1));
  if (areaOf(ring) < smallestArea) return '';
  const tenths = ring.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const steps = tenths.map(({ x, y }, index) => {
    const before = tenths[index - 1];
    return before === undefined ? `M${x / 10} ${y / 10}l` : `${(x - before.x) / 10} ${(y - before.y) / 10}`;
  });
  return `${steps.join(' ')}z`.replaceAll('l ', 'l').replaceAll(' -', '-');
}

/**
 * @param {Topology} topology
 * @returns {string} A module with the path data of the districts.
 */
export function outlineText(topology) {
  const arcs = simplifiedArcs(topology);
  const lines = topology.objects.prt.geometries.map((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    const rings = /** @type {number[][][]} */ (polygons).flat();
    const data = rings.map((ring) => ringPath(ring, arcs)).join('');
    return `  { id: '${idOf(geometry.properties.name)}', path: '${data}' },\n`;
  });
  return `// Written by tools/gazetteer.mjs from Natural Earth (https://www.naturalearthdata.com/, public domain).

/** By id of the district or autonomous region: SVG path data in the map's view box. */
export const outline: readonly { id: string; path: string }[] = [
${lines.toSorted().join('')}];
`;
}
