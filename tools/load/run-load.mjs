import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../rolling/load.mjs';
import { arrivals, Measurements } from './schedule.mjs';

/** @typedef {(kind: string, path: string, init?: RequestInit) => Promise<Response>} Visit Requests for one visitor. */
/** @typedef {{ name: string, weight: number, run: (visit: Visit) => Promise<unknown> }} Journey */

/**
 * The origin of the site under load.
 * @param {string} text
 * @throws {TypeError} It is not an http address on the loopback interface.
 */
export function loopbackOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url?.hostname ?? '');
  if (url?.protocol !== 'http:' || !isLoopback || url.username !== '') {
    throw new TypeError(
      `A load is only sent to http:// on this machine (localhost, 127.0.0.1, [::1]), not to "${text}"`,
    );
  }
  // `localhost` can be resolved to another machine.
  return url.origin.replace('localhost', '127.0.0.1');
}

/** A request of a journey failed, which is measured. */
class RequestError extends Error {}

/** As browsers send it: compressing a page takes more than half of the HTML server's time for one. */
export const acceptEncoding = 'gzip, deflate, br';
/** Journeys at the same time; further ones wait, and the wait is part of their latency. */
const mostAtOnce = 1000;
/** A run ends this long after its last arrival. */
const graceMs = 30_000;

/**
 * Starts journeys at the times of a Poisson process, whatever the responses take.
 * @param {string} origin Of `loopbackOrigin`.
 * @param {readonly Journey[]} journeys Chosen by their weights.
 * @param {{ rate: number, toRate?: number | undefined, seconds: number, random?: () => number }} load
 */
export async function runLoad(origin, journeys, { random = Math.random, ...load }) {
  const measurements = new Measurements();
  const connections = new http.Agent({ keepAlive: true, maxSockets: mostAtOnce });
  const began = performance.now();
  /** @type {Set<Promise<unknown>>} */
  const running = new Set();
  let visitors = 0;
  /** Errors of journeys themselves. @type {unknown[]} */
  const faults = [];
  for (const due of arrivals({ ...load, random })) {
    const early = began + due - performance.now();
    if (early > 1) await wait(early);
    while (running.size >= mostAtOnce) await Promise.race(running);
    const visit = createVisit({ origin, connections, measurements, began, due, visitor: visitors++ });
    const journey = choose(journeys, random())
      .run(visit)
      .catch((error) => void (error instanceof RequestError || faults.push(error)));
    running.add(journey);
    void journey.then(() => running.delete(journey));
  }
  const lastArrivalMs = performance.now() - began;
  const late = new AbortController();
  await Promise.race([Promise.all(running), wait(graceMs, undefined, { signal: late.signal }).catch(() => {})]);
  late.abort();
  const unfinished = running.size;
  connections.destroy();
  if (faults.length > 0) throw faults[0];
  return { measurements, journeys: visitors, unfinished, seconds: lastArrivalMs / 1000 };
}

/**
 * Each visitor has a client address of their own, because limits are per address. The first request is due at the arrival, each further
 * one when the one before has ended.
 * @param {{ origin: string, connections: http.Agent, measurements: Measurements, began: number, due: number, visitor: number }} options
 * @returns {Visit}
 */
function createVisit({ origin, connections, measurements, began, due, visitor }) {
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  let at = due;
  return async (kind, path, init = {}) => {
    const from = at;
    const note = (/** @type {string | null} */ failure) => {
      at = performance.now() - began;
      measurements.add({ kind, due: from, ms: at - from, failure });
    };
    const own = { 'accept-encoding': acceptEncoding, 'x-forwarded-for': address };
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...own };
    try {
      const response = await send(`${origin}${path}`, { ...init, headers }, connections);
      note(response.status < 400 ? null : String(response.status));
      return response;
    } catch (error) {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      note(code ?? message);
      throw new RequestError(message);
    }
  };
}

/**
 * @param {readonly Journey[]} journeys
 * @param {number} share In [0, 1).
 * @returns {Journey}
 */
export function choose(journeys, share) {
  let left = share * journeys.reduce((sum, { weight }) => sum + weight, 0);
  for (const journey of journeys) {
    left -= journey.weight;
    if (left < 0) return journey;
  }
  throw new RangeError('There is no journey');
}
