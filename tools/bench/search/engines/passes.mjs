import { attributeColumns, facetColumns } from './documents.mjs';

/** @typedef {{ term: string, isWhole: boolean, inTitle: boolean } | { any: Tree[] } | { all: Tree[] }} Tree */

/**
 * One query of an engine. A facet ignores its own filter, so every active filter adds a pass without it.
 * @typedef {object} Pass
 * @property {Tree | null} keyword
 * @property {Tree | null} title What ranks higher.
 * @property {Record<string, number[]>} filters Accepted values by column.
 * @property {number} postedSince Seconds.
 * @property {string[]} facets Columns to count by value.
 * @property {boolean} isMain Whether total, first page, and closing soon are requested.
 * @property {boolean} countsPosted
 */

/**
 * @typedef {object} Counts
 * @property {number} total
 * @property {Record<string, Record<string, number>>} facets By column, then by value.
 * @property {readonly number[]} posted Any time, then within 24 hours, a week and a month.
 * @property {number} closingSoon
 */

/** @typedef {Counts & { ms: number, cpuMs?: number }} Answer */

/**
 * @typedef {object} Translated
 * @property {Tree | null} keyword
 * @property {Tree | null} title
 * @property {readonly (number[] | null)[]} accepted By attribute.
 * @property {number[] | null} location Place ids.
 * @property {number | null} postedSince
 */

/**
 * @param {Translated} question
 * @param {readonly (readonly number[])[]} placeSets
 * @returns {Pass[]}
 */
export function passesOf({ keyword, title, accepted, location, postedSince }, placeSets) {
  /** @type {[column: string, values: number[]][]} */
  const active = attributeColumns.flatMap((column, at) => {
    const values = accepted[at] ?? null;
    return values === null ? [] : [/** @type {[string, number[]]} */ ([column, values])];
  });
  if (location !== null) active.push(['places', setsWith(location, placeSets)]);
  const own = active.map(([column]) => column);
  const all = { keyword, title, filters: Object.fromEntries(active), postedSince: postedSince ?? 0 };
  return [
    {
      ...all,
      facets: facetColumns.filter((column) => !own.includes(column)),
      isMain: true,
      countsPosted: postedSince === null,
    },
    ...own.map((column) => ({
      ...all,
      filters: Object.fromEntries(active.filter(([other]) => other !== column)),
      facets: [column],
      isMain: false,
      countsPosted: false,
    })),
    ...(postedSince === null ? [] : [{ ...all, postedSince: 0, facets: [], isMain: false, countsPosted: true }]),
  ];
}

/** @param {readonly number[]} ids @param {readonly (readonly number[])[]} placeSets */
const setsWith = (ids, placeSets) =>
  placeSets.flatMap((places, number) => (places.some((place) => ids.includes(place)) ? [number] : []));

/**
 * The names of the counts that differ from the product's.
 * @param {Counts} answer
 * @param {{ total: number, attributes: Record<string, number>[], place: Record<string, number>, posted: number[], closingSoon: number }} expected
 * @param {readonly (readonly number[])[]} placeSets
 * @returns {string[]}
 */
export function differencesOf(answer, expected, placeSets) {
  /** @type {Record<string, number>} */
  const places = {};
  for (const [set, count] of Object.entries(answer.facets['places'] ?? {})) {
    for (const place of placeSets[Number(set)] ?? []) places[place] = (places[place] ?? 0) + count;
  }
  const pairs = {
    total: [answer.total, expected.total],
    posted: [answer.posted.join(' '), expected.posted.join(' ')],
    closingSoon: [answer.closingSoon, expected.closingSoon],
    places: [textOf(places), textOf(expected.place)],
    ...Object.fromEntries(
      attributeColumns.map((column, at) => [
        column,
        [textOf(answer.facets[column] ?? {}), textOf(expected.attributes[at] ?? {})],
      ]),
    ),
  };
  return Object.entries(pairs).flatMap(([name, [one, other]]) => (one === other ? [] : [name]));
}

/** @param {Record<string, number>} counts */
const textOf = (counts) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([value, count]) => `${value}:${count}`)
    .toSorted()
    .join(' ');
