import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { build } from '../build.mjs';
import { planServices, root } from '../services/plan.mjs';
import { runProcess } from '../services/process.mjs';
import { apply, readPages, searchJob, signInWrongly } from './calls.mjs';
import { installedServers } from './postgres-servers.mjs';
import { startProduct } from './product.mjs';
import { withResources } from './resources.mjs';
import { waitUntil } from '../services/wait.mjs';

const rolesFile = path.join(root, 'docs/database-roles.sql');
const database = 'trampolim';

/** Each installed PostgreSQL: migrations in both directions, the roles of docs/database.md, and the product in use with them. */
export const postgres = {
  name: 'postgres',
  /** @param {{ log: (text: string) => void }} options @returns {Promise<import('../compatibility.mjs').CheckResult>} */
  async run({ log }) {
    await build({ only: ['shared-contracts', 'api', 'sandbox'], log });
    /** @type {string[]} */
    const problems = [];
    for (const server of installedServers()) {
      const found = await withResources((resources) => tryServer(resources, server, log));
      log(`${server.name}: ${found.length} problems`);
      problems.push(...found.map((problem) => `${server.name}: ${problem}`));
    }
    return { problems };
  },
};

/** @typedef {{ folder: string, urlOf: (database: string) => string, execute: (database: string, sql: string) => Promise<any[]> }} Cluster */

/**
 * @param {import('./resources.mjs').Resources} resources
 * @param {import('./postgres-servers.mjs').PostgresServer} server
 * @param {(text: string) => void} log
 */
async function tryServer(resources, server, log) {
  const folder = resources.folder('postgres');
  const urlOf = await server.start(resources, folder);
  const cluster = { folder, urlOf, execute: executor(urlOf) };
  const [row] = await cluster.execute('postgres', 'select version()');
  log(row.version);
  const problems = await tryEncodings(cluster);
  const { owner, application } = await createRoles(cluster);
  problems.push(...(await tryMigrations(cluster, owner)));
  const { urls } = await startProduct(resources, { folder, databaseUrl: application, ownerUrl: owner });
  const found = await searchJob(urls.api);
  problems.push(...(await readPages(urls.api)), ...(await signInWrongly(urls.api, 401)), ...found.problems);
  problems.push(...(await apply(urls, found.job.id)));
  return [...problems, ...(await tryReadOnly(cluster, urls.api))];
}

/** @param {(database: string) => string} urlOf @returns {Cluster['execute']} As the superuser. */
function executor(urlOf) {
  return async (name, sql) => {
    const client = new pg.Client({ connectionString: urlOf(name) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
}

/** @param {Cluster} cluster @param {string} url @param {string} [script] */
async function migrate({ folder }, url, script) {
  const { migrate: spec } = await planServices({ dataDir: path.join(folder, 'data') }, url);
  await runProcess({ ...spec, ...(script !== undefined && { script }) });
}

/** `migrate` refuses a database that is not UTF-8, and creates nothing in it. @param {Cluster} cluster */
async function tryEncodings(cluster) {
  const problems = [];
  for (const encoding of ['LATIN1', 'SQL_ASCII']) {
    const name = `encoding_${encoding.toLowerCase()}`;
    await cluster.execute('postgres', `create database ${name} encoding '${encoding}' locale 'C' template template0`);
    const refusal = await migrate(cluster, cluster.urlOf(name)).then(
      () => 'migrated',
      (error) => error.message,
    );
    if (!refusal.includes('the product needs UTF8')) problems.push(`A database in ${encoding}: ${refusal}`);
    const sql =
      "select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')";
    const [{ count }] = await cluster.execute(name, sql);
    if (count !== 0) problems.push(`A database in ${encoding} has ${count} tables after the refusal`);
  }
  return problems;
}

/** A database with the roles of docs/database-roles.sql. @param {Cluster} cluster */
async function createRoles({ execute, urlOf }) {
  await execute('postgres', `create database ${database} encoding 'UTF8' template template0`);
  await execute(database, readFileSync(rolesFile, 'utf8'));
  const urlAs = async (/** @type {string} */ role) => {
    const password = randomBytes(16).toString('hex');
    await execute(database, `alter role ${role} password '${password}'`);
    return Object.assign(new URL(urlOf(database)), { username: role, password }).href;
  };
  return { owner: await urlAs('trampolim_owner'), application: await urlAs('trampolim_app') };
}

/** Every migration forward, back and forward again leads to the same schema. @param {Cluster} cluster @param {string} owner */
async function tryMigrations(cluster, owner) {
  await migrate(cluster, owner);
  const before = await schemaOf(cluster);
  await migrate(cluster, owner, path.join(import.meta.dirname, 'undo-migrations.mjs'));
  const undone = await schemaOf(cluster);
  await migrate(cluster, owner);
  const after = await schemaOf(cluster);
  return [
    ...(before.length > 100 ? [] : [`The migrated schema has ${before.length} columns and indexes`]),
    ...undone.map((line) => `Not undone: ${line}`),
    ...before.filter((line) => !after.includes(line)).map((line) => `Missing after the second migration: ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `New after the second migration: ${line}`),
  ];
}

/** Columns and indexes, without the table of migrations. @param {Cluster} cluster @returns {Promise<string[]>} */
async function schemaOf({ execute }) {
  const rows = await execute(
    database,
    `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
     union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  return rows.map(({ line }) => line);
}

/** As on a standby: pages are answered and writes are refused until the database accepts writes again. @param {Cluster} cluster @param {string} api */
async function tryReadOnly({ execute }, api) {
  const set = async (/** @type {'on' | 'off'} */ value, /** @type {string} */ expected) => {
    await execute('postgres', `alter database ${database} set default_transaction_read_only = ${value}`);
    // Sessions keep the former value.
    await execute('postgres', `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
    await waitUntil(`health reports the database as ${expected}`, async () => {
      const answer = await fetch(`${api}/api/health`);
      const health = /** @type {import('shared-contracts').Health} */ (await answer.json());
      return health.database === expected ? true : null;
    });
  };
  await set('on', 'read_only');
  const problems = [...(await readPages(api)), ...(await signInWrongly(api, 503))];
  await set('off', 'ok');
  return [...problems, ...(await signInWrongly(api, 401))].map((problem) => `read-only database: ${problem}`);
}
