import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startServer } from '../compatibility/server.mjs';
import { changeOwner, runProgram, serverUser } from '../compatibility/system.mjs';
import { descendantsOf, killProcesses, listProcesses } from '../services/descendants.mjs';
import { freePort } from '../services/ports.mjs';
import { root } from '../services/plan.mjs';
import { waitUntil } from '../services/wait.mjs';

/** @typedef {import('../compatibility/resources.mjs').Resources} Resources */
/** @typedef {import('./store.mjs').Repository} Repository */

export const stanza = 'trampolim';
const database = 'trampolim';
const deployed = path.join(root, 'deploy/pgbackrest');

/** As `npm start` configures the embedded one. A table of a million rows is loaded without the archive. */
const settings = { shared_buffers: '512MB', random_page_cost: '1.1', jit: 'off', max_wal_size: '4GB' };
const loading = { archive_mode: 'off', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Milliseconds in which recovery, and the checkpoint of a stop, must end. */
const [recoveryMs, stopMs] = [30 * 60_000, 5 * 60_000];

/** @typedef {{ type: 'full' | 'diff' | 'incr', info: { size: number, repository: { delta: number } } }} BackupInfo Bytes. */

/**
 * @typedef {object} Installation A cluster on disk.
 * @property {import('../compatibility/system.mjs').SystemUser | undefined} user Of the server.
 * @property {import('./programs.mjs').Programs} programs
 * @property {string} home
 * @property {string} dataDir
 * @property {string} spool What is to be archived.
 * @property {number} port
 * @property {string} password
 * @property {Record<string, string>} variables Options of pgBackRest, for itself and for PostgreSQL, which calls it.
 */

/**
 * A PostgreSQL of Debian whose log is archived by pgBackRest with the files of deploy/pgbackrest. Paths, ports and secrets are variables.
 * @param {Resources} resources
 * @param {{ folder: string, programs: import('./programs.mjs').Programs, repository: Repository }} options
 */
export async function createCluster(resources, options) {
  const installation = await install(options);
  const { user, programs, home, dataDir, spool, variables } = installation;
  // Archiving continues in a process of its own, which would create its folders again.
  const endArchiving = () => {
    const archiving = new Set(processesWith(variables));
    killProcesses(listProcesses().filter(({ pid }) => archiving.has(pid)));
  };
  resources.add(endArchiving);
  const urlOf = (/** @type {string} */ name) =>
    `postgres://postgres:${installation.password}@127.0.0.1:${installation.port}/${name}`;
  /** Not synchronous: the repository is served by this process. @param {readonly string[]} args */
  const backrest = async (...args) => {
    const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...variables };
    const run = { cwd: home, env, ...user };
    return (await promisify(execFile)(programs.pgbackrest, [`--stanza=${stanza}`, ...args], run)).stdout;
  };
  return {
    url: urlOf(database),
    createDatabase: () => execute(urlOf('postgres'), `create database ${database}`),
    backrest,
    /** Backups of the repository, oldest first. @returns {Promise<BackupInfo[]>} */
    backups: async () => JSON.parse(await backrest('--output=json', 'info'))[0].backup,
    /** Resolves when the server accepts writes. @param {{ isLoading?: boolean }} [mode] */
    start: async ({ isLoading = false } = {}) => {
      await startPostgres(resources, installation, isLoading);
      await waitUntil('the end of recovery', () => isPrimary(urlOf('postgres')), { withinMs: recoveryMs });
    },
    /** A regular stop. */
    stop: async () => {
      const pid = postmasterOf(dataDir);
      process.kill(pid, 'SIGINT');
      await waitUntil('the end of PostgreSQL', () => (isRunning(pid) ? null : true), { withinMs: stopMs });
    },
    /** SIGKILL for PostgreSQL and its archiving, as when the machine is lost. */
    kill: async () => {
      const postmaster = postmasterOf(dataDir);
      killProcesses(descendantsOf(process.pid).filter(({ pid }) => pid === postmaster));
      endArchiving();
      await waitUntil('the end of PostgreSQL', () => (isRunning(postmaster) ? null : true));
    },
    /** Deletes the data, the log and what was not pushed yet. */
    lose: () => {
      for (const each of [dataDir, spool]) rmSync(each, { recursive: true });
      for (const each of [dataDir, spool]) mkdirSync(each, { mode: 0o700 });
      changeOwner(user, [dataDir, spool]);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof createCluster>>} Cluster */

/**
 * @param {{ folder: string, programs: import('./programs.mjs').Programs, repository: Repository }} options
 * @returns {Promise<Installation>}
 */
async function install({ folder, programs, repository }) {
  const user = serverUser('postgres');
  const home = path.join(folder, 'postgres');
  const at = (/** @type {string} */ name) => path.join(home, name);
  const [dataDir, socket, spool, lock, log] = [at('data'), at('socket'), at('spool'), at('lock'), at('log')];
  const [config, passwordFile] = [at('pgbackrest.conf'), at('password')];
  const folders = [home, socket, spool, lock, log];
  for (const each of folders) mkdirSync(each, { mode: 0o700 });
  copyFileSync(path.join(deployed, 'pgbackrest.conf'), config);
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(user, [...folders, config, passwordFile]);
  // pgBackRest connects by the socket, whose folder only the user of the server can enter.
  const access = ['-U', 'postgres', '--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`];
  const args = ['-D', dataDir, ...access, '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'];
  runProgram(path.join(programs.postgres, 'initdb'), args, { cwd: home, ...user });
  appendFileSync(path.join(dataDir, 'postgresql.conf'), readFileSync(path.join(deployed, 'postgresql.conf')));
  const port = await freePort();
  const variables = {
    ...repository.variables,
    PGBACKREST_CONFIG: config,
    PGBACKREST_REPO1_CIPHER_PASS: randomBytes(24).toString('hex'),
    PGBACKREST_PG1_PATH: dataDir,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: socket,
    PGBACKREST_PG1_USER: 'postgres',
    PGBACKREST_SPOOL_PATH: spool,
    PGBACKREST_LOCK_PATH: lock,
    PGBACKREST_LOG_PATH: log,
  };
  return { user, programs, home, dataDir, spool, port, password, variables };
}

/** @param {Resources} resources @param {Installation} installation @param {boolean} isLoading */
async function startPostgres(resources, { user, programs, home, dataDir, port, variables }, isLoading) {
  const own = { port, listen_addresses: '127.0.0.1', unix_socket_directories: variables['PGBACKREST_PG1_SOCKET_PATH'] };
  const all = { ...own, ...settings, ...(isLoading ? loading : {}) };
  await startServer(resources, {
    name: 'PostgreSQL',
    program: path.join(programs.postgres, 'postgres'),
    args: ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    cwd: home,
    user,
    env: variables,
    // Ends connections instead of waiting for them.
    stopSignal: 'SIGINT',
    isReady: (output) => /ready to accept|starting (?:archive|point-in-time) recovery/.test(output),
  });
}

/** @param {string} url @param {string} sql */
async function execute(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Whether the server accepts writes; null while it recovers. @param {string} url */
async function isPrimary(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as recovering');
    return rows[0].recovering ? null : true;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** @param {string} dataDir */
const postmasterOf = (dataDir) => Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Processes of pgBackRest that were started with these variables. @param {Record<string, string>} variables */
function processesWith(variables) {
  const known = `PGBACKREST_CONFIG=${variables['PGBACKREST_CONFIG']}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(known);
      } catch {
        return false;
      }
    });
}
