import { fold, slugify } from 'shared-contracts';
import { extraLocalities, idsOfNamesakes, spelling, unusable, wrongMunicipality, seats } from './corrections.mjs';

/** @typedef {import('./sources.mjs').GeoNames} GeoNames */
/** @typedef {import('./sources.mjs').NamedPlace} NamedPlace */

const head = `// Written by tools/gazetteer.mjs from GeoNames (https://www.geonames.org/, CC BY 4.0), with its corrections.\n`;

/** @param {string} text */
const keyOf = (text) => fold(text).replaceAll('-', ' ');

/** @param {{ code: string, name: string }} municipality */
const idOf = ({ code, name }) => idsOfNamesakes[code] ?? slugify(spelling[code] ?? name);

/** @param {{ code: string, name: string }} municipality */
const nameOf = ({ code, name }) =>
  spelling[code] ?? name.replaceAll(/(?<=[ -])(?:Dos|Das|À|A|O)(?=[ -])/g, (word) => word.toLowerCase());

/**
 * The places without unusable ones, by municipality.
 * @param {GeoNames} names
 */
function placesByMunicipality({ places }) {
  /** @type {Map<string, NamedPlace[]>} */
  const byCode = new Map();
  for (const place of places) {
    const key = `${place.municipality} ${place.name}`;
    const code = wrongMunicipality[key] ?? place.municipality;
    if (!unusable.has(key)) byCode.set(code, [...(byCode.get(code) ?? []), place]);
  }
  return byCode;
}

/**
 * The seat: the one that GeoNames marks, else the place with the municipality's name, else a correction.
 * @param {{ code: string, name: string }} municipality
 * @param {readonly NamedPlace[]} places
 * @returns {readonly [number, number]} Latitude and longitude.
 */
function seatOf(municipality, places) {
  const correction = seats[municipality.code];
  if (typeof correction === 'object') return correction;
  const seat =
    places.find(({ isSeat }) => isSeat) ??
    places.find(({ name }) => keyOf(name) === keyOf(correction ?? nameOf(municipality)));
  if (seat === undefined) throw new Error(`${municipality.name} (${municipality.code}) has no seat: corrections.mjs`);
  return [seat.latitude, seat.longitude];
}

/**
 * @param {GeoNames} names
 * @returns {string} A module with the municipalities of each district or island.
 */
export function municipalitiesText(names) {
  const byCode = placesByMunicipality(names);
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const municipality of names.municipalities) {
    const places = byCode.get(municipality.code) ?? [];
    const point = seatOf(municipality, places).map((degrees) => Number(degrees.toFixed(3)));
    const inhabitants = places.reduce((sum, each) => sum + each.inhabitants, 0);
    const id = idsOfNamesakes[municipality.code];
    const fields = [nameOf(municipality), ...point, Math.round(inhabitants / 100), ...(id === undefined ? [] : [id])];
    const division = municipality.code.slice(0, 2);
    rows.set(division, [...(rows.get(division) ?? []), fields.join(',')]);
  }
  const lines = [...rows].map(([division, list]) => `  [${Number(division)}, '${list.join(';')}'],\n`);
  return `${head}
/**
 * By official number of the district (1–18) or island (31–49): name, latitude and longitude of the seat, and hundreds of inhabitants
 * of its listed places; the id, if it is not the name's slug.
 */
export const municipalityRows: readonly (readonly [division: number, rows: string])[] = [
${lines.join('')}];
`;
}

/**
 * @param {GeoNames} names
 * @returns {string} A module with the localities of each municipality.
 */
export function localitiesText(names) {
  const byCode = placesByMunicipality(names);
  const lines = names.municipalities.flatMap((municipality) => {
    const listed = (byCode.get(municipality.code) ?? []).map(({ name }) => name);
    const all = [...listed, ...(extraLocalities[municipality.code] ?? [])];
    const own = keyOf(nameOf(municipality));
    const byKey = new Map(all.map((name) => [keyOf(name), name]));
    byKey.delete(own);
    const localities = [...byKey.values()].map((name) => name.replaceAll("'", '’')).toSorted();
    return localities.length === 0 ? [] : [`  ['${idOf(municipality)}', '${localities.join(';')}'],\n`];
  });
  return `${head}
/** Places that are not municipalities, by the municipality that they are in. */
export const localityRows: readonly (readonly [municipality: string, localities: string])[] = [
${lines.join('')}];
`;
}
