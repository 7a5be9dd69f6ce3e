/// <reference path="./autocannon.d.ts" />
import autocannon from 'autocannon';

/**
 * @typedef {object} Driven
 * @property {number} perSecond Answers a second.
 * @property {number} mean Milliseconds for one answer, from the rate: for one client.
 * @property {number[]} times Milliseconds of every answer.
 */

/**
 * Asks for the addresses in turn, for some seconds or a number of times. Throws when an answer is no success.
 * @param {{ url: string, paths: readonly string[], connections: number } & ({ seconds: number } | { amount: number })} options
 * @returns {Promise<Driven>}
 */
export async function drive({ url, paths, connections, ...length }) {
  const limit = 'seconds' in length ? { duration: length.seconds } : { amount: length.amount };
  const began = performance.now();
  const instance = autocannon({ url, connections, requests: paths.map((path) => ({ path })), ...limit });
  /** @type {number[]} */
  const times = [];
  instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const result = await instance;
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url} failed ${result.errors + result.non2xx} times`);
  const perSecond = times.length / Math.max(0.001, (performance.now() - began) / 1000);
  return { perSecond, mean: 1000 / perSecond, times };
}
