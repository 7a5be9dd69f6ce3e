import { createHash } from 'node:crypto';
import path from 'node:path';
import { startPostgres } from '../../postgres.mjs';
import { runProcess } from '../../services/process.mjs';
import { cacheDir, root } from '../../webpack/workspace.mjs';
import { buildStamp, importOfApi } from './built.mjs';
import { startCatalogue } from './catalogue.mjs';

const folder = path.join(cacheDir, 'bench');
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
 * Fills a catalogue of `jobs` jobs through the real ingest, unless a run of the same build did so today.
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
  log(`Filling a catalogue of ${jobs.toLocaleString('en')} jobs`);
  await databases.query('postgres', `create database ${draft}`);
  const databaseUrl = databases.urlOf(draft);
  const script = path.join(root, 'api/dist/migrate.js');
  await runProcess({ name: 'migrate', script, env: { DATABASE_URL: databaseUrl }, logDir: path.join(folder, 'logs') });
  const catalogue = await startCatalogue({ jobs, databaseUrl });
  await catalogue.fill();
  catalogue.stop();
  await databases.query('postgres', `alter database ${draft} rename to ${name}`);
  return databases.urlOf(name);
}

/** Filters such as "posted within a week" depend on the day, so the catalogue is filled once per day. */
function keyOfToday() {
  const parts = [buildStamp('api'), buildStamp('sandbox'), new Date().toDateString()];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
}
