import { slugify } from 'shared-contracts';
import { toMap } from 'shared-contracts/gazetteer/map';

/** @typedef {import('./sources.mjs').Topology} Topology */
/** @typedef {{ x: number, y: number }} Position On the map. */

/** Largest distance of a dropped point from the line, in units of the map: of the districts, and of the border of a small drawing. */
const tolerances = { districts: 0.6, border: 5 };

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
 * @param {number} tolerance
 * @returns {readonly Position[]}
 */
function simplify(line, tolerance) {
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined || line.length < 3) return line;
  const distances = line.map((point) => distanceFromLine(point, from, to));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [from, to];
  const at = distances.indexOf(farthest);
  return [...simplify(line.slice(0, at + 1), tolerance), ...simplify(line.slice(at), tolerance).slice(1)];
}

/**
 * @param {Topology} topology
 * @param {number} tolerance
 * @returns {(readonly Position[] | null)[]} The simplified arcs; null for one outside the map.
 */
function simplifiedArcs({ arcs, transform }, tolerance) {
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
    return simplify(points.map(toMap), tolerance);
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
 * The points of a ring of arcs.
 * @param {readonly number[]} indexes A negative one is the complement of an arc's index: the arc in reverse.
 * @param {readonly (readonly Position[] | null)[]} arcs
 */
function ringOf(indexes, arcs) {
  const lines = indexes.map((index) => (index < 0 ? arcs[~index]?.toReversed() : arcs[index]) ?? []);
  return lines.flatMap((line) => line.slice(0, -1));
}

/**
 * The closed line of a ring of arcs, in relative path commands. Empty for a small one.
 * @param {readonly number[]} indexes As in `ringOf`.
 * @param {readonly (readonly Position[] | null)[]} arcs
 */
function ringPath(indexes, arcs) {
  const ring = ringOf(indexes, arcs);
  if (areaOf(ring) < smallestArea) return '';
  return `${linePath(ring)}z`;
}

/**
 * A line in relative path commands.
 * @param {readonly Position[]} line
 */
function linePath(line) {
  const tenths = line.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const steps = tenths.map(({ x, y }, index) => {
    const before = tenths[index - 1];
    return before === undefined ? `M${x / 10} ${y / 10}l` : `${(x - before.x) / 10} ${(y - before.y) / 10}`;
  });
  return steps.join(' ').replaceAll('l ', 'l').replaceAll(' -', '-');
}

/** @param {Topology} topology */
const districtsOf = ({ objects }) =>
  objects.prt.geometries.map(({ type, arcs, properties }) => {
    const polygons = /** @type {number[][][]} */ (type === 'Polygon' ? [arcs] : arcs);
    return { id: idOf(properties.name), rings: polygons.flat() };
  });

const source =
  '// Written by tools/gazetteer.mjs from Natural Earth (https://www.naturalearthdata.com/, public domain).';

/**
 * @param {Topology} topology
 * @returns {string} A module with the path data of the districts.
 */
export function outlineText(topology) {
  const arcs = simplifiedArcs(topology, tolerances.districts);
  const lines = districtsOf(topology).map(({ id, rings }) => {
    const data = rings.map((ring) => ringPath(ring, arcs)).join('');
    return `  { id: '${id}', path: '${data}' },\n`;
  });
  return `${source}

/** By id of the district or autonomous region: SVG path data in the map's view box. */
export const outline: readonly { id: string; path: string }[] = [
${lines.toSorted().join('')}];
`;
}

/**
 * @param {Topology} topology
 * @returns {string} A module with the border of the mainland: the arcs that belong to one district only.
 */
export function borderText(topology) {
  const arcs = simplifiedArcs(topology, tolerances.border);
  const islands = new Set(Object.values(autonomous));
  const used = districtsOf(topology).flatMap(({ id, rings }) => {
    const main = rings.toSorted((one, other) => areaOf(ringOf(other, arcs)) - areaOf(ringOf(one, arcs)))[0] ?? [];
    return islands.has(id) ? [] : main.map((index) => (index < 0 ? ~index : index));
  });
  const outer = used.filter((index) => used.indexOf(index) === used.lastIndexOf(index));
  const lines = outer.map((index) => linePath(arcs[index] ?? [])).toSorted();
  return `${source}

/** The border of the mainland for small drawings: SVG path data of lines in the map's view box. */
export const border = '${lines.join('')}';
`;
}
