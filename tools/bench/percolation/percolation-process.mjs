/**
 * The built percolator and alerts in a child process: `percolation-process DATABASE_URL`. `index N` indexes N saved searches and
 * compares jobs with them; `alerts N JOBS` finds the jobs of N different searches before and after JOBS jobs have changed; `few`
 * does so with five searches. Times are CPU times of the whole process in milliseconds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { importBuilt, importOfApi } from '../search/built.mjs';
import { randomNumbers, readNames, savedSearch } from './saved-searches.mjs';

const [connectionString = ''] = process.argv.slice(2);
const folder = 'api/dist/modules/jobs';
const { default: pg } = await importOfApi('pg');
const { toJobFilter } = await importBuilt('shared-contracts/dist/index.js');
const gazetteer = await importBuilt('shared-contracts/dist/gazetteer/index.js');
const { Catalogues } = await importBuilt(`${folder}/search/catalogue/catalogues.service.js`);
const { packedJob } = await importBuilt(`${folder}/search/catalogue/job-rows.parser.js`);
const { FoundJobs } = await importBuilt(`${folder}/search/found-jobs.service.js`);
const { findJobs, toKeyword } = await importBuilt(`${folder}/search/keyword-matches.policy.js`);
const { newestMatches } = await importBuilt(`${folder}/search/match-order.policy.js`);
const { Percolator } = await importBuilt(`${folder}/search/saved/percolator.cache.js`);
const { toCriteria } = await importBuilt(`${folder}/search/search-criteria.policy.js`);
const { attributes } = await importBuilt(`${folder}/search/search-filters.policy.js`);
const { anyWay } = await importBuilt(`${folder}/search/words/keyword-queries.policy.js`);
const { refreshJobIndex } = await importBuilt(`${folder}/index.js`);
const { readDataVersion } = await importBuilt('api/dist/database/data-version.cache.js');

const pool = new pg.Pool({ connectionString });
const query = async (/** @type {string} */ sql, /** @type {unknown[]} */ values = []) =>
  (await pool.query(sql, values)).rows;
const names = await readNames(query, gazetteer);
const catalogues = new Catalogues(pool, pool, null);
let version = '0';

/** The catalogue with all changes. */
async function currentCatalogue() {
  version = await readDataVersion({ query });
  return catalogues.at(version);
}

/** Reads no version, which takes as long as a search. */
const startFound = () => new FoundJobs({ current: () => Promise.resolve(version) }, catalogues);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** CPU time so far in milliseconds. */
function cpuNow() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {() => unknown} work */
async function cpuOf(work) {
  const before = cpuNow();
  await work();
  return cpuNow() - before;
}

function memoryNow() {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

const filterOf = (/** @type {() => number} */ random) => toJobFilter(savedSearch(names, random));

/** @param {number} count */
function differentFilters(count) {
  const random = randomNumbers(2026);
  const filters = new Map();
  while (filters.size < count) {
    const filter = filterOf(random);
    filters.set(JSON.stringify(filter), filter);
  }
  return [...filters.values()];
}

const comparedJobs = 2_000;

/** @param {number} count */
async function index(count) {
  const catalogue = await currentCatalogue();
  const random = randomNumbers(2026);
  const percolator = new Percolator(catalogue, catalogue.synonyms);
  const memory = memoryNow();
  const different = new Set();
  let addMs = 0;
  for (let added = 0; added < count; added += 1_000) {
    const filters = Array.from({ length: 1_000 }, () => filterOf(random));
    const before = cpuNow();
    const numbers = filters.map((filter) => percolator.add(filter));
    addMs += cpuNow() - before;
    for (const number of numbers) different.add(number);
  }
  const searches = different.size;
  different.clear();
  const memoryMegabytes = memoryNow() - memory;
  const jobs = await query(
    `select ${packedJob(attributes)} from job_search order by md5(job_id::text) limit ${comparedJobs}`,
  );
  const compare = () =>
    jobs.map((/** @type {unknown} */ job) => percolator.match(job, catalogue.places, Date.now()).length);
  compare();
  const times = [];
  const found = [];
  for (const job of jobs) {
    const before = cpuNow();
    found.push(percolator.match(job, catalogue.places, Date.now()).length);
    times.push(cpuNow() - before);
  }
  return { searches, addMs, memoryMegabytes, times, found };
}

/** Without results of earlier calls, as before ADR 67. @param {any} catalogue @param {any} filter @param {number} count @param {number} now */
function search(catalogue, filter, count, now) {
  const keyword = filter.keyword === '' ? null : findJobs(anyWay(toKeyword(filter.keyword, catalogue)), catalogue);
  const request = { catalogue, criteria: toCriteria(filter, catalogue, now), keyword, now };
  const ids = newestMatches(request, count).map((/** @type {number} */ job) => catalogue.jobs.id[job]);
  if (keyword !== null) catalogue.bits.release(keyword);
  return ids;
}

/** Changes jobs as the ingest does. @param {number} count @param {number} round */
async function changeJobs(count, round) {
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query(
    `update jobs set posted_at = least(now(), posted_at + interval '1 hour') where id in (
       select id from jobs where status = 'open' order by md5(id::text || $1) limit $2) returning id`,
    [String(round), count],
  );
  await refreshJobIndex(
    client,
    rows.map((/** @type {{ id: number }} */ { id }) => id),
  );
  await client.query('update job_changes set data_version = data_version + 1');
  await client.query('commit');
  client.release();
}

/** As many as `JobChoices` reads. */
const jobsOfSearch = 500;
const pageSize = 2_000;

/** @template T @param {readonly T[]} filters @param {(page: readonly T[]) => Promise<unknown>} work */
async function byPage(filters, work) {
  for (let at = 0; at < filters.length; at += pageSize) await work(filters.slice(at, at + pageSize));
}

/** @param {number} count @param {number} changed */
async function alerts(count, changed) {
  const filters = differentFilters(count);
  const found = startFound();
  await currentCatalogue();
  const memory = memoryNow();
  const firstMs = await cpuOf(() => byPage(filters, (page) => found.newest(page, jobsOfSearch)));
  const memoryMegabytes = memoryNow() - memory;
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    await changeJobs(changed, round);
    const catalogue = await currentCatalogue();
    const measured = { searchMs: 0, followMs: await cpuOf(() => found.follow()), readMs: 0, different: 0 };
    await byPage(filters, async (page) => {
      /** @type {number[][]} */
      let expected = [];
      /** @type {number[][]} */
      let ids = [];
      const now = Date.now();
      measured.searchMs += await cpuOf(
        () => (expected = page.map((filter) => search(catalogue, filter, jobsOfSearch, now))),
      );
      measured.readMs += await cpuOf(async () => (ids = await found.newest(page, jobsOfSearch)));
      measured.different += ids.filter((one, at) => one.join() !== expected[at]?.join()).length;
    });
    rounds.push(measured);
  }
  return { firstMs, memoryMegabytes, rounds };
}

/** Five searches, after changes of one job to a thousand. */
async function few() {
  const filters = differentFilters(5);
  const found = startFound();
  const rounds = [];
  for (let round = 0; round < 60; round++) {
    await changeJobs([1, 5, 1_000][round % 3] ?? 1, round);
    const catalogue = await currentCatalogue();
    const searchAll = () => filters.map((filter) => search(catalogue, filter, jobsOfSearch, Date.now()));
    // The first execution after a change reads lists that are not in the cache of the processor.
    searchAll();
    const searchMs = await cpuOf(searchAll);
    rounds.push({ searchMs, foundMs: await cpuOf(() => found.newest(filters, jobsOfSearch)) });
  }
  return rounds;
}

process.on('message', (/** @type {string} */ order) => void execute(order));
process.once('disconnect', () => process.exit(0));
process.send?.('ready');

/** @param {string} order */
async function execute(order) {
  const [name, ...numbers] = order.split(' ');
  const [first = 0, second = 0] = numbers.map(Number);
  if (name === 'index') process.send?.(await index(first));
  else if (name === 'alerts') process.send?.(await alerts(first, second));
  else process.send?.(await few());
}
