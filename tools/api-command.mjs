import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { embeddedUrl, startPostgres } from './postgres.mjs';
import { dataDirOf } from './services/env-file.mjs';
import { root } from './services/plan.mjs';
import { lockDataDir } from './services/run-lock.mjs';

/**
 * Builds the API and runs one of its programs with inherited output, on the database of `openDatabase`.
 * @param {object} command
 * @param {string} command.program Name in `api/dist`.
 * @param {readonly string[]} command.args
 * @param {boolean} [command.alone] Whether the database must have no other users.
 * @param {(data: { dataDir: string, databaseUrl: string }) => NodeJS.ProcessEnv} command.environment
 * @returns {Promise<number>} Exit code; 1 after an error, which is printed.
 */
export async function runApiCommand({ program, args, alone = false, environment }) {
  try {
    await build({ only: ['shared-contracts', 'api'] });
    const dataDir = dataDirOf();
    const database = await openDatabase(dataDir, alone);
    try {
      const env = environment({ dataDir, databaseUrl: database.url });
      const child = fork(path.join(root, 'api/dist', program), args, { env, stdio: 'inherit' });
      const [code] = await once(child, 'exit');
      return code ?? 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/**
 * The database of `DATABASE_URL`, or the one of the data folder: the running one, or one that runs until `close`.
 * @param {string} dataDir
 * @param {boolean} alone Whether the database must have no other users.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
async function openDatabase(dataDir, alone) {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, close: async () => {} };
  const running = runningUrl(dataDir);
  if (running !== null && !alone) return { url: running, close: async () => {} };
  const release = lockDataDir(dataDir);
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: true });
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      release();
    },
  };
}

/**
 * Address of the PostgreSQL that `npm start` currently runs in a data folder: its port is the fourth line of postmaster.pid.
 * @param {string} dataDir
 */
function runningUrl(dataDir) {
  const cluster = path.join(dataDir, 'postgres');
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file) || !existsSync(path.join(dataDir, 'run.lock'))) return null;
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  return Number.isInteger(port) ? embeddedUrl(cluster, port, 'postgres') : null;
}
