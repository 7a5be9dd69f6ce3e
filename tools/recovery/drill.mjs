import { statSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMailSink } from '../chaos/mail-sink.mjs';
import { getJson } from '../chaos/retrying-client.mjs';
import { checkRecovered, countCopies, readMoment } from './checks.mjs';
import { fillDatabase, readDigests, withClient } from './data.mjs';
import { applyAndWithdraw, erase, register } from './people.mjs';
import { startProduct } from './product.mjs';
import { createCluster } from './server.mjs';
import { startRepository } from './store.mjs';
import { startWriters } from './writers.mjs';

/**
 * @typedef {object} DrillOptions
 * @property {number} jobs
 * @property {number} applications
 * @property {number} seconds Of writing between two steps.
 * @property {import('./programs.mjs').Programs} programs
 * @property {(text: string) => void} log
 */

/** The most jobs that the sandbox generates; the others are copies. */
const mostGenerated = 5000;

/**
 * Loads a database, backs it up while visitors write, loses it, and recovers it twice: to the end of the archived log, and to a time
 * before a mistake.
 * @param {import('../compatibility/resources.mjs').Resources} resources
 * @param {DrillOptions} options
 */
export async function runDrill(resources, options) {
  const { jobs, applications, seconds, log, programs } = options;
  const folder = resources.folder('recovery');
  const repository = await startRepository(resources, folder);
  const cluster = await createCluster(resources, { folder, programs, repository });
  const sink = await startMailSink();
  resources.add(sink.stop);
  await cluster.start({ isLoading: true });
  await cluster.createDatabase();
  const sandboxJobs = Math.max(50, Math.min(mostGenerated, Math.round(jobs / 4)));
  const product = await startProduct(resources, { folder, url: cluster.url, sink, sandboxJobs, log });
  const list = /** @type {import('shared-contracts').JobCard[]} */ (await getJson(`${product.api}/api/proxy/jobs`));
  const details = await Promise.all(list.slice(0, 30).map(({ id }) => getJson(`${product.api}/api/proxy/jobs/${id}`)));
  await product.stop();
  log('Loading');
  const rows = await fillDatabase(cluster.url, { jobs, applications });
  log(`${rows.jobs.toLocaleString('en')} jobs, ${rows.applications.toLocaleString('en')} applications`);
  await cluster.stop();
  await cluster.start();
  await cluster.backrest('stanza-create');
  log(`The API answers after ${(await product.start()).toFixed(1)} s`);
  const world = { seconds, log, cluster, product, sink, jobs: details, url: cluster.url };
  const backups = await backUpWhileWriting(world);
  const latest = await recoverLatest(world, backups);
  const past = await recoverPast(world, backups);
  return { rows, backups, latest, past, repositoryBytes: sizeOf(repository.directory) };
}

/** @typedef {Awaited<ReturnType<typeof runDrill>>} DrillResult */

/**
 * @typedef {object} World
 * @property {number} seconds
 * @property {(text: string) => void} log
 * @property {import('./server.mjs').Cluster} cluster
 * @property {import('./product.mjs').Product} product
 * @property {import('../chaos/mail-sink.mjs').MailSink} sink
 * @property {readonly import('shared-contracts').Job[]} jobs For applications.
 * @property {string} url Of the database.
 */

/** Bytes of the files below a folder. @param {string} folder @returns {number} */
const sizeOf = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** @template T @param {() => T | Promise<T>} work @returns {Promise<[number, T]>} Seconds and result. */
async function timed(work) {
  const began = performance.now();
  const result = await work();
  return [(performance.now() - began) / 1000, result];
}

/**
 * A full and an incremental backup while visitors and an employer write. One account is erased before, one between them.
 * @param {World} world
 */
async function backUpWhileWriting(world) {
  const { cluster, product, seconds, log, url } = world;
  const first = await register(world, 1);
  const members = { first, second: await register(world, 2), third: await register(world, 3) };
  const writers = startWriters({ api: product.api, sandbox: product.sandbox, jobs: world.jobs });
  const start = await readMoment(url);
  const [fullSeconds] = await timed(() => cluster.backrest('--type=full', 'backup'));
  log(`Full backup: ${fullSeconds.toFixed(1)} s`);
  await wait(seconds * 1000);
  await erase(world, members.first);
  const [incrementalSeconds] = await timed(() => cluster.backrest('--type=incr', 'backup'));
  log(`Incremental backup: ${incrementalSeconds.toFixed(1)} s`);
  const sizes = (await cluster.backups()).map(({ info }) => info);
  await wait(seconds * 1000);
  return { members, writers, start, fullSeconds, incrementalSeconds, sizes };
}

/** @typedef {Awaited<ReturnType<typeof backUpWhileWriting>>} Backups */

/**
 * The machine of the database is lost while visitors write; everything that was archived is recovered.
 * @param {World} world
 * @param {Backups} backups
 */
async function recoverLatest(world, { members, writers, start }) {
  const { cluster, product, log, url } = world;
  const copies = await countCopies(url);
  const end = await readMoment(url);
  await erase(world, members.second);
  const lostAt = Date.now();
  await cluster.kill();
  await writers.stop();
  await product.stop();
  cluster.lose();
  log('PostgreSQL was killed and its data deleted');
  const times = await recover(world, [], null);
  const problems = await checkRecovered(world, {
    erased: [members.first, members.second],
    withdrawn: [],
    applications: writers.applications,
    until: null,
    lostAt,
    copies,
    version: end.version,
  });
  return { ...times, ...problems, walBytes: Number(end.lsn - start.lsn) };
}

/**
 * An operator deletes all applications; the database is recovered to a time before.
 * @param {World} world
 * @param {Backups} backups
 */
async function recoverPast(world, { members }) {
  const { cluster, product, seconds, log, url } = world;
  const writers = startWriters({ api: product.api, sandbox: product.sandbox, jobs: world.jobs });
  await wait(seconds * 1000);
  const { target, digests, until } = await product.paused(async () => {
    const all = await readDigests(url);
    const { rows } = await withClient(url, (client) => client.query('select clock_timestamp()::text as now'));
    await wait(1000);
    return { target: rows[0].now, digests: all, until: Date.now() };
  });
  const copies = await countCopies(url);
  const withdrawn = await applyAndWithdraw(world, 1);
  await wait(seconds * 1000);
  await erase(world, members.third);
  await writers.stop();
  const { version } = await readMoment(url);
  const lostAt = Date.now();
  await withClient(url, (client) => client.query('delete from applications'));
  log('An operator has deleted all applications');
  await wait(2000);
  await product.stop();
  await cluster.stop();
  cluster.lose();
  const times = await recover(world, ['--type=time', `--target=${target}`, '--target-action=promote'], digests);
  const problems = await checkRecovered(world, {
    erased: Object.values(members),
    withdrawn: [withdrawn],
    applications: writers.applications,
    until,
    lostAt,
    copies,
    version,
  });
  return { ...times, ...problems, target };
}

/**
 * Restores, recovers, settles, and starts the product.
 * @param {World} world
 * @param {readonly string[]} target Options of pgBackRest.
 * @param {Readonly<Record<string, string>> | null} digests Of every table at the target; null: unknown.
 */
async function recover({ cluster, product, url, log }, target, digests) {
  const began = performance.now();
  const [restoreSeconds] = await timed(() => cluster.backrest(...target, 'restore'));
  const [replaySeconds] = await timed(() => cluster.start());
  log(`Restored in ${restoreSeconds.toFixed(1)} s, log replayed in ${replaySeconds.toFixed(1)} s`);
  const [pausedSeconds, differing] = await timed(() => compareTables(url, digests));
  const { replayedUntil } = await readMoment(url);
  const [settleSeconds, report] = await timed(() => product.settle(replayedUntil));
  log(report.trim());
  const startSeconds = await product.start();
  const answerSeconds = (performance.now() - began) / 1000 - pausedSeconds;
  log(`The API answers a search ${answerSeconds.toFixed(1)} s after the beginning of the restore`);
  return { restoreSeconds, replaySeconds, settleSeconds, startSeconds, answerSeconds, differing, report };
}

/** Tables whose rows differ. @param {string} url @param {Readonly<Record<string, string>> | null} digests */
async function compareTables(url, digests) {
  if (digests === null) return [];
  const now = await readDigests(url);
  return Object.keys({ ...now, ...digests }).filter((table) => now[table] !== digests[table]);
}
