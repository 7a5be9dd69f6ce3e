import { startResponder } from './campaigns/responder.mjs';
import { median, percentile } from './report.mjs';
import { openDatabases, openCatalogue } from './search/database.mjs';

/**
 * @typedef {object} Sizes
 * @property {number} jobs
 * @property {number} searches Saved searches that a job is compared with.
 * @property {number} filters Different searches of an alert run.
 */

/** @type {Sizes} */
const usualSizes = { jobs: 100_000, searches: 1_000_000, filters: 100_000 };
/** Jobs that change between two alert runs. */
const changedJobs = 1_000;

/** @typedef {{ searches: number, addMs: number, memoryMegabytes: number, times: number[], found: number[] }} Indexed */
/** @typedef {{ searchMs: number, followMs: number, readMs: number, different: number }} Round */
/** @typedef {{ firstMs: number, memoryMegabytes: number, rounds: Round[] }} Alerts */

/**
 * New jobs against saved searches, and alert runs before and after the catalogue has changed.
 * @param {(text: string) => void} log
 * @param {Partial<Sizes>} given
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function measurePercolation(log, given = {}) {
  const sizes = { ...usualSizes, ...given };
  const databases = await openDatabases();
  try {
    const url = await openCatalogue(databases, sizes.jobs, log);
    // A database for this run, because jobs are changed.
    const name = 'percolation';
    await databases.query('postgres', `drop database if exists ${name} with (force)`);
    await databases.query('postgres', `create database ${name} template ${new URL(url).pathname.slice(1)}`);
    const env = { ...process.env, NODE_OPTIONS: '--max-old-space-size=6000' };
    const child = await startResponder('../percolation/percolation-process.mjs', [databases.urlOf(name)], env);
    try {
      log(`Comparing jobs with ${sizes.searches.toLocaleString('en')} saved searches`);
      const indexed = await child.ask(`index ${sizes.searches}`);
      log(`Finding the jobs of ${sizes.filters.toLocaleString('en')} searches`);
      const alerts = await child.ask(`alerts ${sizes.filters} ${changedJobs}`);
      return [indexTable(sizes, indexed), alertTable(sizes, alerts, await child.ask('few'))];
    } finally {
      child.stop();
    }
  } finally {
    await databases.stop();
  }
}

/** @param {Sizes} sizes @param {Indexed} measured @returns {import('./report.mjs').Table} */
function indexTable({ searches }, measured) {
  const { times, found } = measured;
  return {
    title: `A new job against ${searches.toLocaleString('en')} saved searches`,
    notes: ['CPU time of the process. Jobs of the catalogue, one at a time.'],
    figures: [
      { name: 'different searches', value: measured.searches, unit: '' },
      { name: 'adding them', value: measured.addMs / 1_000, unit: 's' },
      { name: 'memory', value: measured.memoryMegabytes, unit: 'MB' },
      { name: 'searches that find a job, median', value: median(found), unit: '' },
      { name: 'a job, p50', value: median(times), unit: 'ms', bar: { most: 5 } },
      { name: 'a job, p99', value: percentile(times, 0.99), unit: 'ms', bar: { most: 5 } },
    ],
  };
}

/**
 * @param {Sizes} sizes
 * @param {Alerts} alerts
 * @param {{ searchMs: number, foundMs: number }[]} few
 * @returns {import('./report.mjs').Table}
 */
function alertTable({ filters, jobs }, { firstMs, memoryMegabytes, rounds }, few) {
  const searchMs = median(rounds.map((round) => round.searchMs));
  const followMs = median(rounds.map((round) => round.followMs));
  const readMs = median(rounds.map((round) => round.readMs));
  const different = rounds.reduce((sum, round) => sum + round.different, 0);
  const fewMs = median(few.map((round) => round.searchMs));
  return {
    title: `The newest jobs of ${filters.toLocaleString('en')} searches, of ${jobs.toLocaleString('en')} jobs`,
    notes: [
      `CPU time of the process, after ${changedJobs.toLocaleString('en')} jobs have changed; median of ${rounds.length} changes.`,
      'Searching: without results of earlier calls, as before ADR 67.',
    ],
    figures: [
      { name: 'searching', value: searchMs, unit: 'ms' },
      { name: 'comparing the changed jobs', value: followMs, unit: 'ms', note: 'in the background' },
      { name: 'reading the results', value: readMs, unit: 'ms' },
      {
        name: 'searching / comparing and reading',
        value: searchMs / (followMs + readMs),
        unit: '×',
        bar: { least: 3 },
      },
      { name: 'searching / reading', value: searchMs / readMs, unit: '×' },
      { name: 'the first run / searching', value: firstMs / searchMs, unit: '×' },
      { name: 'memory of the results', value: memoryMegabytes, unit: 'MB' },
      { name: 'different results', value: different, unit: '', bar: { most: 0 } },
      { name: 'five searches', value: fewMs, unit: 'ms' },
      {
        name: 'five searches / searching',
        value: median(few.map((round) => round.foundMs)) / fewMs,
        unit: '×',
        bar: { most: 1.1 },
      },
    ],
  };
}
