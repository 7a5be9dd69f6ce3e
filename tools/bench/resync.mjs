import { startCatalogue } from './search/catalogue.mjs';
import { openCatalogue, openDatabases } from './search/database.mjs';
import { drive } from './search/load.mjs';
import { readMix } from './search/questions.mjs';
import { startServer } from './search/servers.mjs';
import { median, percentile } from './report.mjs';

const jobs = 100_000;
const rounds = 5;

/**
 * A complete read of an unchanged catalogue, and its effect on searches.
 * @param {(text: string) => void} log
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function measureResync(log) {
  const databases = await openDatabases();
  try {
    const databaseUrl = await openCatalogue(databases, jobs, log);
    log('Generating the catalogue');
    const catalogue = await startCatalogue({ jobs, databaseUrl });
    const server = await startServer('uncached', databaseUrl);
    try {
      log('Reading again during searches');
      return [resyncTable(await measure(databaseUrl, server.url, catalogue.resync))];
    } finally {
      server.stop();
      catalogue.stop();
    }
  } finally {
    await databases.stop();
  }
}

/** @typedef {import('./search/catalogue.mjs').Resync} Resync */

/**
 * @param {string} databaseUrl
 * @param {string} url
 * @param {() => Promise<Resync>} resync
 */
async function measure(databaseUrl, url, resync) {
  const paths = await readMix(databaseUrl);
  /** @param {number} seconds */
  const searches = async (seconds) => (await drive({ url, paths, connections: 1, seconds })).times;
  // The catalogue was generated again: jobs that depend on the clock are written first.
  await resync();
  await searches(3);
  const alone = await repeat(rounds, resync);
  const idle = await searches(5);
  const seconds = Math.ceil((rounds * median(alone.map(totalOf)) * 1.5) / 1000);
  const until = performance.now() + seconds * 1000;
  const during = searches(seconds);
  /** @type {Resync[]} */
  const busy = [];
  while (performance.now() < until) busy.push(await resync());
  return { alone, busy, idle, during: await during };
}

/**
 * @param {number} times
 * @param {() => Promise<Resync>} work
 */
async function repeat(times, work) {
  /** @type {Resync[]} */
  const done = [];
  for (let round = 0; round < times; round += 1) done.push(await work());
  return done;
}

/** @param {Resync} run */
const totalOf = ({ stagedMs, appliedMs }) => stagedMs + appliedMs;

/**
 * @param {{ alone: Resync[], busy: Resync[], idle: number[], during: number[] }} measured
 * @returns {import('./report.mjs').Table}
 */
function resyncTable({ alone, busy, idle, during }) {
  /** @param {(run: Resync) => number} part */
  const middle = (part) => median(alone.map(part));
  const [quiet, loaded] = [percentile(idle, 0.95), percentile(during, 0.95)];
  return {
    title: `Reading ${jobs.toLocaleString('en')} jobs again, none of them changed`,
    notes: ['Rows are in memory: reading and parsing HTTP is not counted. Searches: the uncached mix, one client.'],
    figures: [
      { name: 'resync', value: middle(totalOf), unit: 'ms', bar: { most: 1000 } },
      { name: '  reading stored hashes, comparing, COPY', value: middle((run) => run.stagedMs), unit: 'ms' },
      { name: '  finding differences', value: middle((run) => run.appliedMs), unit: 'ms' },
      { name: 'resync during searches', value: median(busy.map(totalOf)), unit: 'ms' },
      { name: 'jobs written', value: alone.reduce((sum, run) => sum + run.written, 0), unit: '', bar: { most: 0 } },
      { name: 'search p95, idle', value: quiet, unit: 'ms' },
      { name: 'search p95, during the resync', value: loaded, unit: 'ms' },
      { name: 'search p95, during the resync / idle', value: loaded / quiet, unit: '×', bar: { most: 4 } },
    ],
  };
}
