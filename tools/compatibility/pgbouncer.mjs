import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build.mjs';
import { startPostgres } from '../postgres.mjs';
import { freePort } from '../services/ports.mjs';
import { apply, readPages, searchJob, signInWrongly } from './calls.mjs';
import { startProduct } from './product.mjs';
import { withResources } from './resources.mjs';
import { startServer } from './server.mjs';
import { findProgram, changeOwner, serverUser, versionOf } from './system.mjs';

const modes = ['session', 'transaction'];

/** API, worker and sandbox with their database behind PgBouncer: the catalogue is read, pages are answered, rows are written. */
export const pgbouncer = {
  name: 'pgbouncer',
  /** @param {{ log: (text: string) => void }} options @returns {Promise<import('../compatibility.mjs').CheckResult>} */
  async run({ log }) {
    const program = findProgram('pgbouncer');
    if (program === null) return { skipped: 'apt-get install -y --no-install-recommends pgbouncer' };
    log(versionOf(program));
    await build({ only: ['shared-contracts', 'api', 'sandbox'], log });
    /** @type {string[]} */
    const problems = [];
    for (const mode of modes) {
      const found = await withResources((resources) => tryMode(resources, program, mode));
      log(`${mode} mode: ${found.length} problems`);
      problems.push(...found.map((problem) => `${mode} mode: ${problem}`));
    }
    return { problems };
  },
};

/**
 * @param {import('./resources.mjs').Resources} resources
 * @param {string} program
 * @param {string} mode
 */
async function tryMode(resources, program, mode) {
  const folder = resources.folder('pgbouncer');
  const postgres = await startPostgres({ dataDir: path.join(folder, 'data', 'postgres'), durable: false });
  resources.add(postgres.stop);
  const pooler = await startPooler(resources, { program, folder, mode, databaseUrl: postgres.url });
  const environment = { DATABASE_DIRECT_URL: postgres.url };
  const { urls } = await startProduct(resources, { folder, databaseUrl: pooler.url, options: { environment } });
  const problems = [];
  // Three times: a named statement would be prepared on one server connection and executed on another.
  for (let time = 0; time < 3; time += 1) {
    problems.push(...(await readPages(urls.api)), ...(await signInWrongly(urls.api, 401)));
  }
  const found = await searchJob(urls.api);
  problems.push(...found.problems, ...(await apply(urls, found.job.id)));
  return [...problems, ...complaints(pooler.log())];
}

/** What PgBouncer reports about clients and statements that do not fit its mode. @param {string} log */
function complaints(log) {
  return log.split('\n').filter((line) => /unsupported|ERROR|WARNING|bouncer config error/.test(line));
}

/**
 * @param {import('./resources.mjs').Resources} resources
 * @param {{ program: string, folder: string, mode: string, databaseUrl: string }} options
 */
async function startPooler(resources, { program, folder, mode, databaseUrl }) {
  const { hostname, port, password, pathname } = new URL(databaseUrl);
  const listenPort = await freePort();
  const file = (/** @type {string} */ users) =>
    [
      '[databases]',
      `${pathname.slice(1)} = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      `pool_mode = ${mode}`,
      // In transaction mode with fewer connections than clients, so that connections are shared.
      `default_pool_size = ${mode === 'session' ? 60 : 3}`,
      'max_client_conn = 100',
    ].join('\n');
  const { log } = await startPgbouncer(resources, { program, folder, password, file });
  const url = new URL(databaseUrl);
  url.port = String(listenPort);
  return { url: url.href, log };
}

/**
 * @param {import('./resources.mjs').Resources} resources
 * @param {{ program: string, folder: string, password: string, file: (users: string) => string }} options
 *   `password`: of the user `postgres`; `file`: the configuration for a file of users.
 */
export function startPgbouncer(resources, { program, folder, password, file }) {
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"postgres" "${password}"\n`, { mode: 0o600 });
  writeFileSync(settings, file(users), { mode: 0o600 });
  const user = serverUser('postgres');
  changeOwner(user, [users, settings]);
  const isReady = (/** @type {string} */ log) => log.includes('process up');
  return startServer(resources, { name: 'PgBouncer', program, args: [settings], cwd: folder, user, isReady });
}
