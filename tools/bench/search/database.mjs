import { createHash } from 'node:crypto';
import path from 'node:path';
import { startPostgres } from '../../postgres.mjs';
import { runProcess } from '../../services/process.mjs';
import { cacheDir, root } from '../../webpack/workspace.mjs';
import { buildStamp, importOfApi } from './built.mjs';
import { startCatalogue } from './catalogue.mjs';

const folder = path.join(cacheDir, 'bench');
/** Jobs that are generated; larger catalogues contain copies. */
const mostGenerated = 100_000;
/** Name during filling. A run that was killed leaves it behind; the next run starts over. */
const draft = 'catalogue_draft';

/** @typedef {Awaited<ReturnType<typeof openDatabases>>} Databases */

/** An embedded PostgreSQL with durable settings; its catalogues are reused by the next run. */
export async function openDatabases() {
  const { default: pg } = await importOfApi('pg');
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), durable: true });
  /** @param {string} database @param {string} sql */
  const query = async (database, sql) => {
    const client = new pg.Client({ connectionString: postgres.urlOf(database) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return { query, urlOf: postgres.urlOf, stop: postgres.stop };
}

/**
 * Fills a catalogue of `jobs` jobs through the real ingest, unless a run of the same build did so today. Multiples of 100,000 are
 * copies of such a catalogue (`copies-process.mjs`).
 * @param {Databases} databases
 * @param {number} jobs
 * @param {(text: string) => void} log
 * @returns {Promise<string>} Its connection address.
 */
export async function openCatalogue(databases, jobs, log) {
  const prefix = `catalogue_${jobs}_`;
  const name = prefix + keyOfToday();
  const known = await databases.query(
    'postgres',
    `select datname as name from pg_database where datname ^@ '${prefix}'`,
  );
  if (known.some((/** @type {{ name: string }} */ one) => one.name === name)) return databases.urlOf(name);
  for (const { name: old } of [...known, { name: draft }]) {
    await databases.query('postgres', `drop database if exists ${old}`);
  }
  await (jobs > mostGenerated ? copy(databases, jobs, log) : fill(databases, jobs, log));
  await databases.query('postgres', `alter database ${draft} rename to ${name}`);
  return databases.urlOf(name);
}

/** @type {(databases: Databases, jobs: number, log: (text: string) => void) => Promise<void>} */
async function fill(databases, jobs, log) {
  log(`Filling a catalogue of ${jobs.toLocaleString('en')} jobs`);
  await databases.query('postgres', `create database ${draft}`);
  const databaseUrl = databases.urlOf(draft);
  await run('migrate', path.join(root, 'api/dist/migrate.js'), databaseUrl);
  const catalogue = await startCatalogue({ jobs, databaseUrl });
  await catalogue.fill();
  catalogue.stop();
}

/** @type {(databases: Databases, jobs: number, log: (text: string) => void) => Promise<void>} */
async function copy(databases, jobs, log) {
  const original = new URL(await openCatalogue(databases, mostGenerated, log)).pathname.slice(1);
  log(`Copying a catalogue to ${jobs.toLocaleString('en')} jobs`);
  await databases.query('postgres', `create database ${draft} template ${original}`);
  const script = path.join(import.meta.dirname, 'copies-process.mjs');
  await run('copies', script, databases.urlOf(draft), [String(jobs / mostGenerated - 1)]);
}

/** @type {(name: string, script: string, databaseUrl: string, args?: string[]) => Promise<void>} */
const run = (name, script, databaseUrl, args = []) =>
  runProcess({ name, script, args, env: { DATABASE_URL: databaseUrl }, logDir: path.join(folder, 'logs') });

/** Filters such as "posted within a week" depend on the day, so the catalogue is filled once per day. */
function keyOfToday() {
  const parts = [buildStamp('api'), buildStamp('sandbox'), new Date().toDateString()];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
}
