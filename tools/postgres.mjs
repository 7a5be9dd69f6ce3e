import { fork } from 'node:child_process';
import path from 'node:path';
import { freePort } from './services/ports.mjs';
import { readPostgresPassword } from './services/postgres-password.mjs';

const keeper = path.join(import.meta.dirname, 'services', 'postgres-keeper.mjs');

/**
 * @typedef {object} RunningPostgres
 * @property {string} url Connection address of the `postgres` database.
 * @property {(database: string) => string} urlOf Connection address of another database of this cluster.
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill Kills the keeper process; the caller kills the server.
 */

/**
 * Starts an embedded PostgreSQL in a separate process, which stops when its parent ends for any reason.
 * @param {{ dataDir: string, durable: boolean, port?: number }} options `durable: false` trades safety for speed: tests only.
 * @returns {Promise<RunningPostgres>}
 */
export async function startPostgres({ dataDir, durable, port: wanted }) {
  const port = wanted ?? (await freePort());
  const child = fork(keeper, [path.resolve(dataDir), String(port), durable ? 'durable' : 'fast'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const { error } = /** @type {{ error?: string }} */ (message);
      if (error === undefined) resolve(undefined);
      else reject(new Error(error));
    });
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code} before it was ready`)));
  });
  const urlOf = (/** @type {string} */ database) => embeddedUrl(dataDir, port, database);
  return { url: urlOf('postgres'), urlOf, stop: () => stopKeeper(child), kill: () => killKeeper(child) };
}

/**
 * Connection address of a database of a running embedded cluster, with its password.
 * @param {string} dataDir Of the cluster.
 * @param {number} port
 * @param {string} database
 */
export function embeddedUrl(dataDir, port, database) {
  return `postgres://postgres:${readPostgresPassword(path.resolve(dataDir))}@127.0.0.1:${port}/${database}`;
}

/** @param {import('node:child_process').ChildProcess} child */
function stopKeeper(child) {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((/** @type {(value: void) => void} */ resolve) => {
    child.once('exit', () => resolve());
    child.disconnect();
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function killKeeper(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((/** @type {(value: void) => void} */ resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
