import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedUrl, startPostgres } from '../postgres.mjs';
import { lockDataDir } from '../services/run-lock.mjs';

/**
 * The database of `DATABASE_URL`, or the one of the data folder: the running one, or one that runs until `close`.
 * @param {string} dataDir
 * @param {boolean} alone Whether the database must have no other users.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openDatabase(dataDir, alone) {
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
