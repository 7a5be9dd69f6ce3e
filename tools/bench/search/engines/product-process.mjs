/**
 * The product's search without HTTP and without the cards of a page, controlled by messages. Runs with the API's variables.
 */
import { importBuilt, importOfApi } from '../built.mjs';
import { asWord } from './documents.mjs';

/** @typedef {import('./passes.mjs').Tree} Tree */

const { readConfig } = await importBuilt('api/dist/config/config.module.js');
const { createApp } = await importBuilt('api/dist/app.js');
const { AppModule } = await importBuilt('api/dist/app.module.js');
const { JobSearch } = await importBuilt('api/dist/modules/jobs/index.js');
const { toQueriedJobFilter } = await importOfApi('shared-contracts');
const search = 'api/dist/modules/jobs/search';
const { Catalogues } = await importBuilt(`${search}/catalogue/catalogues.service.js`);
const { FoundCards } = await importBuilt(`${search}/found-cards.cache.js`);
const { anyWay, titleQuery } = await importBuilt(`${search}/words/keyword-queries.policy.js`);
const { toKeyword, withMatches } = await importBuilt(`${search}/keyword-matches.policy.js`);
const { countMatches, toCountRequest } = await importBuilt(`${search}/match-counts.policy.js`);
const { toCriteria } = await importBuilt(`${search}/search-criteria.policy.js`);

const app = await createApp(AppModule, readConfig(process.env, 'web'));
const find = (/** @type {unknown} */ token) => app.get(token, { strict: false });
find(FoundCards).find = async () => [];
const jobSearch = find(JobSearch);
const catalogue = await find(Catalogues).at('0');

process.on(
  'message',
  ({ order, filter, now }) => void answer(order, toQueriedJobFilter(new URLSearchParams(filter)), now),
);
process.once('disconnect', () => process.exit(0));
process.send?.('ready');

/** @type {Record<string, (filter: import('shared-contracts').JobFilter, now: number) => unknown>} */
const orders = { ask, count, translate };

/** @param {string} order @param {import('shared-contracts').JobFilter} filter @param {number} now */
async function answer(order, filter, now) {
  process.send?.(await orders[order]?.(filter, now));
}

/** @param {unknown} filter @param {number} now */
async function ask(filter, now) {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const { total } = await jobSearch.search(filter, new Date(now));
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return { total, ms, cpuMs: (user + system) / 1000 };
}

/** Total and facets by number, to compare with. @param {any} filter @param {number} now */
function count(filter, now) {
  const keyword = filter.keyword === '' ? null : toKeyword(filter.keyword, catalogue);
  const read = (/** @type {unknown} */ matches) => countMatches(toCountRequest(filter, catalogue, matches, now));
  const { total, attributes, place, posted, closingSoon } =
    keyword === null ? read(null) : withMatches(keyword, catalogue, read);
  return { total, attributes: attributes.map(countsOf), place: countsOf(place), posted, closingSoon };
}

/** @param {Int32Array} counts @returns {Record<string, number>} Without zeros. */
const countsOf = (counts) => Object.fromEntries([...counts.entries()].filter(([, one]) => one > 0));

/** What an engine needs to answer the same question. @param {any} filter @param {number} now */
function translate(filter, now) {
  const keyword = toKeyword(filter.keyword, catalogue);
  const { accepts, location, postedWithin, ...others } = toCriteria(filter, catalogue, now);
  if (Object.values(others).some((one) => one !== null)) throw new Error('The engines do not have this filter');
  const { values } = catalogue.jobs.groups;
  return {
    keyword: filter.keyword === '' ? null : toTree(anyWay(keyword)),
    title: filter.keyword === '' ? null : toTree(titleQuery(keyword, [])),
    accepted: accepts.map((/** @type {null | ((value: number) => boolean)} */ accept, /** @type {number} */ at) =>
      accept === null ? null : [...new Set(values[at])].filter((value) => accept(/** @type {number} */ (value))),
    ),
    location: location === null ? null : [...location],
    postedSince: postedWithin === null ? null : postedWithin / 1000,
  };
}

/** @param {any} query @returns {Tree | null} */
function toTree(query) {
  if (query === null) return null;
  if (query.kind === 'term') return { term: asWord(query.folded), isWhole: query.isWhole, inTitle: query.inTitle };
  const of = query.of.map(toTree);
  return query.kind === 'any' ? { any: of } : { all: of };
}
