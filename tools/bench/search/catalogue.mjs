import { fork } from 'node:child_process';
import path from 'node:path';

/** @typedef {'fill' | 'resync'} Order */

/** @typedef {{ written: number, stagedMs: number, appliedMs: number }} Resync Result of one run. */

/**
 * The process that generates a catalogue of `jobs` jobs and writes it into a database.
 * @param {{ jobs: number, databaseUrl: string }} options
 */
export async function startCatalogue({ jobs, databaseUrl }) {
  const child = fork(path.join(import.meta.dirname, 'catalogue-process.mjs'), [String(jobs), databaseUrl], {
    execArgv: ['--max-old-space-size=6000'],
  });
  await answerOf(child);
  /** @param {Order} order @returns {Promise<Resync>} */
  const ask = (order) => {
    const answer = answerOf(child);
    child.send(order);
    return answer;
  };
  return {
    fill: () => ask('fill'),
    resync: () => ask('resync'),
    stop: () => child.disconnect(),
  };
}

/**
 * The next message of a process.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<any>}
 */
export function answerOf(child) {
  return new Promise((resolve, reject) => {
    const failed = (/** @type {number | null} */ code) =>
      reject(new Error(`${child.spawnargs.slice(1, 3).join(' ')} ended with ${code}`));
    child.once('exit', failed);
    child.once('message', (message) => {
      child.off('exit', failed);
      resolve(message);
    });
  });
}
