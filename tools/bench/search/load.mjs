/// <reference path="./autocannon.d.ts" />
import autocannon from 'autocannon';

/**
 * @typedef {object} Driven
 * @property {number} perSecond Responses per second.
 * @property {number} mean Milliseconds per response, from the rate of one client.
 * @property {number[]} times Latencies in milliseconds.
 */

/**
 * Requests the addresses in turn, for a time, a number of requests, or until a promise resolves. Throws on an unsuccessful response.
 * @param {{ url: string, paths: readonly string[], connections: number, headers?: Record<string, string> } & ({ seconds: number } | { amount: number } | { until: Promise<unknown> })} options
 * @returns {Promise<Driven>}
 */
export async function drive({ url, paths, connections, headers = {}, ...length }) {
  const began = performance.now();
  const instance = autocannon({
    url,
    connections,
    headers,
    requests: paths.map((path) => ({ path })),
    ...limitOf(length),
  });
  if ('until' in length) void length.until.finally(() => instance.stop());
  /** @type {number[]} */
  const times = [];
  instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const result = await instance;
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url} failed: ${result.errors} errors, ${result.non2xx} other statuses`);
  }
  const perSecond = times.length / Math.max(0.001, (performance.now() - began) / 1000);
  return { perSecond, mean: 1000 / perSecond, times };
}

/** Seconds of a run that another promise ends. */
const longest = 600;

/** @param {{ seconds: number } | { amount: number } | { until: Promise<unknown> }} length */
function limitOf(length) {
  if ('amount' in length) return { amount: length.amount };
  return { duration: 'seconds' in length ? length.seconds : longest };
}
