import { mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { importOfApi } from '../bench/search/built.mjs';
import { startPostgres } from '../postgres.mjs';
import { runProcess } from '../services/process.mjs';
import { cacheDir, root } from '../webpack/workspace.mjs';

const folder = path.join(cacheDir, 'growth');

/** Only for filling; measurements use PostgreSQL's defaults. */
const fillSettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: "'8GB'" };

/** Gigabytes that stay free on the disk. */
const reserve = 25;

/** @typedef {Awaited<ReturnType<typeof startServer>>} GrowthServer */

/** An embedded PostgreSQL for generated rows. */
export async function startServer() {
  mkdirSync(folder, { recursive: true });
  const { default: pg } = await importOfApi('pg');
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), durable: true });

  /** @param {string} database */
  const connect = async (database) => {
    /** @type {import('pg').Client} */
    const client = new pg.Client({ connectionString: postgres.urlOf(database) });
    await client.connect();
    return client;
  };
  /** @param {string} database @param {(client: import('pg').Client) => Promise<void>} work */
  const within = async (database, work) => {
    const client = await connect(database);
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  /** @param {'filling' | 'measuring'} phase */
  const configure = (phase) =>
    within('postgres', async (client) => {
      for (const [name, value] of Object.entries(fillSettings)) {
        await client.query(phase === 'filling' ? `alter system set ${name} = ${value}` : `alter system reset ${name}`);
      }
      await client.query('select pg_reload_conf()');
      if (phase === 'measuring') await client.query('checkpoint');
    });
  /** An empty database with the product's schema. @param {string} name */
  const create = async (name) => {
    await within('postgres', async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`create database ${name}`);
    });
    await migrate(name);
  };
  /** @param {string} name */
  const migrate = (name) =>
    runProcess({
      name: 'migrate',
      script: path.join(root, 'api/dist/migrate.js'),
      env: { DATABASE_URL: postgres.urlOf(name) },
      logDir: path.join(folder, 'logs'),
    });
  /** @param {string} name */
  const drop = (name) =>
    within('postgres', async (client) => void (await client.query(`drop database if exists ${name} with (force)`)));
  return { urlOf: postgres.urlOf, stop: postgres.stop, connect, within, configure, create, migrate, drop };
}

/** @throws {Error} before the disk is full, which would affect other processes of the machine */
export function requireSpace() {
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / 2 ** 30;
  if (free < reserve) throw new Error(`Only ${free.toFixed(0)} GB are free; ${reserve} GB are required`);
}
