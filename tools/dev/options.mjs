import { parseArgs } from 'node:util';

/**
 * @typedef {{ kind: 'everything', ids: readonly string[] }
 *   | { kind: 'alone', id: string, record: string | null, pages: readonly string[] }
 *   | { kind: 'against', site: string, ids: readonly string[] }} DevOptions
 */

const options = /** @type {const} */ ({
  only: { type: 'string', multiple: true },
  alone: { type: 'string' },
  record: { type: 'string' },
  page: { type: 'string', multiple: true },
  against: { type: 'string' },
});

/**
 * The options of `npm run dev`.
 * @param {readonly string[]} args
 * @param {readonly string[]} known Ids of the remotes in this checkout.
 * @returns {DevOptions}
 */
export function readDevOptions(args, known) {
  const { values } = parseArgs({ args: [...args], options });
  const { only, alone, record, page = [], against } = values;
  if (alone !== undefined && (against !== undefined || only !== undefined)) {
    throw new Error('--alone serves one remote; it cannot be combined with --against or --only');
  }
  if (alone === undefined && (record !== undefined || page.length > 0)) {
    throw new Error('--record and --page need --alone <remote>');
  }
  const named = alone === undefined ? (only ?? known) : [alone];
  const unknown = named.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Error(`There is no remote ${unknown}. Remotes: ${known.join(', ')}`);
  if (alone !== undefined) {
    return { kind: 'alone', id: alone, record: record === undefined ? null : originOf(record), pages: page };
  }
  return against === undefined
    ? { kind: 'everything', ids: named }
    : { kind: 'against', site: originOf(against), ids: named };
}

/** @param {string} address */
function originOf(address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`${address} is not the address of a site`);
  return url.origin;
}
