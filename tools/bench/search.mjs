import { importOfApi } from './search/built.mjs';
import { openCatalogue, openDatabases } from './search/database.mjs';
import { compareEngines } from './search/engines.mjs';
import { checkEngines } from './search/engines/processes.mjs';
import { engineTables, liveTable, searchTable } from './search/figures.mjs';
import { measureLife, publishCatalogue } from './search/live.mjs';
import { drive } from './search/load.mjs';
import { addressOf, chooseQuestions, chooseTyped, mixOf } from './search/questions.mjs';
import { startServer } from './search/servers.mjs';

/** @typedef {import('./search/questions.mjs').Questions} Questions */
/** @typedef {import('./search/questions.mjs').QuestionClass} QuestionClass */

const defaultSizes = [10_000, 100_000, 1_000_000];
const seconds = 5;
const clients = 16;

/** @typedef {{ mean: number, perSecond: number }} Speed With one client and with many. */

/**
 * Search at three sizes: over HTTP without the response cache, compared with an empty handler; without HTTP, compared with engines of
 * Debian and PostgreSQL; and while the catalogue changes.
 * @param {(text: string) => void} log
 * @param {{ jobs?: number }} sizes
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function measureSearch(log, { jobs: given } = {}) {
  checkEngines();
  const databases = await openDatabases();
  try {
    const tables = [];
    for (const jobs of given === undefined ? defaultSizes : [given]) {
      const databaseUrl = await openCatalogue(databases, jobs, log);
      await publishCatalogue(databaseUrl);
      log(`Searching ${jobs.toLocaleString('en')} jobs`);
      const { questions, mix, ...measured } = await measureSize(databaseUrl);
      tables.push(searchTable(jobs, measured));
      log('Searching during changes');
      tables.push(liveTable(jobs, await measureLife(databaseUrl, mix)));
      tables.push(...engineTables(jobs, await compareEngines(databaseUrl, questions, log)));
    }
    return tables;
  } finally {
    await databases.stop();
  }
}

/** @param {string} databaseUrl */
async function measureSize(databaseUrl) {
  const { default: pg } = await importOfApi('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const query = async (/** @type {string} */ sql) => (await client.query(sql)).rows;
    const questions = await chooseQuestions(query);
    const typed = await chooseTyped(query);
    const mix = mixOf(questions);
    /** @param {import('./search/servers.mjs').Kind} kind @param {string[]} paths */
    const speedOf = (kind, paths) => withServer(kind, databaseUrl, (url) => speed(url, paths));
    const before = await speedOf('empty', ['/']);
    const hooks = await speedOf('hooks', ['/']);
    const found = await withServer('uncached', databaseUrl, async (url) => ({
      speed: await speed(url, mix),
      classes: await timeClasses(url, questions),
      suggestions: (await drive({ url, paths: typed, connections: 1, amount: 1_000 })).times,
    }));
    // One query per class: every response but the first comes from the cache.
    const repeated = Object.values(questions).flatMap(([first]) => (first === undefined ? [] : [addressOf(first)]));
    const cached = await speedOf('cached', repeated);
    const after = await speedOf('empty', ['/']);
    return { questions, mix, floor: between(before, after), hooks, cached, ...found };
  } finally {
    await client.end();
  }
}

/**
 * @template T
 * @param {import('./search/servers.mjs').Kind} kind
 * @param {string} databaseUrl
 * @param {(url: string) => Promise<T>} work
 */
async function withServer(kind, databaseUrl, work) {
  const server = await startServer(kind, databaseUrl);
  try {
    // The first answers wait for the catalogue, longer than the load tester does.
    const first = kind === 'cached' || kind === 'uncached' ? ['job-search', 'suggestions?text=a'] : [];
    for (const address of first) await fetch(`${server.url}/api/proxy/${address}`);
    return await work(server.url);
  } finally {
    server.stop();
  }
}

/**
 * @param {string} url
 * @param {string[]} paths
 * @returns {Promise<Speed>}
 */
async function speed(url, paths) {
  await drive({ url, paths, connections: clients, seconds: 2 });
  const alone = await drive({ url, paths, connections: 1, seconds });
  const together = await drive({ url, paths, connections: clients, seconds });
  return { mean: alone.mean, perSecond: together.perSecond };
}

/** The baseline drifts with the machine, so it is measured before and after. @param {Speed} one @param {Speed} other */
const between = (one, other) => ({
  mean: (one.mean + other.mean) / 2,
  perSecond: (one.perSecond + other.perSecond) / 2,
});

/**
 * @param {string} url
 * @param {Questions} questions
 */
async function timeClasses(url, questions) {
  /** @type {Partial<Record<QuestionClass, number[]>>} */
  const times = {};
  for (const [name, own] of Object.entries(questions)) {
    const driven = await drive({ url, paths: own.map(addressOf), connections: 1, amount: 200 });
    times[/** @type {QuestionClass} */ (name)] = driven.times;
  }
  return times;
}
