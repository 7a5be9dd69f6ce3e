import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} Sample One request.
 * @property {string} kind
 * @property {number} at Start, from `performance.now()`.
 * @property {number} ms
 * @property {string | null} failure Reason of a failure.
 */

/** New connections only: a reload sometimes closes a reused connection under a request, which a browser repeats silently. */
const agent = new http.Agent({ keepAlive: false });
const requestTimeoutMs = 30_000;

/**
 * Requests like `fetch` and records the result. A failure is what a visitor would notice: no response, an incomplete one, 4xx or 5xx.
 * @param {Sample[]} samples
 */
export function createAsk(samples) {
  /**
   * @param {string} kind
   * @param {string} url
   * @param {RequestInit} [init]
   */
  return async (kind, url, init = {}) => {
    const at = performance.now();
    const note = (/** @type {string | null} */ failure) =>
      void samples.push({ kind, at, ms: performance.now() - at, failure });
    try {
      const response = await send(url, init);
      note(complaintOf(response, url));
      return response;
    } catch (error) {
      note(`${url}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  };
}

/**
 * @param {Response} response
 * @param {string} url
 */
function complaintOf({ status, headers }, url) {
  if (status >= 400) return `${url}: ${status}`;
  return headers.has('x-request-id') || url.includes('/remotes/') ? null : `${url}: a response without a request id`;
}

/**
 * Sends one request. Redirects are not followed.
 * @param {string} url
 * @param {RequestInit} init
 * @param {http.Agent} [connections] New ones by default.
 * @returns {Promise<Response>}
 */
export async function send(url, init, connections = agent) {
  const given = new Request(url, { ...init, signal: null });
  const body = given.body === null ? null : Buffer.from(await given.arrayBuffer());
  const headers = { ...Object.fromEntries(given.headers), ...(body === null ? {} : { 'content-length': body.length }) };
  const answer = await new Promise((/** @type {(answer: http.IncomingMessage) => void} */ resolve, reject) => {
    const request = http.request(
      url,
      { method: given.method, headers, agent: connections, timeout: requestTimeoutMs },
      resolve,
    );
    request.on('timeout', () => request.destroy(new Error('no response in time')));
    request.on('error', reject);
    request.end(body ?? undefined);
  });
  const bytes = Buffer.concat(await answer.toArray());
  const status = answer.statusCode ?? 0;
  return new Response(status === 204 || status === 304 ? null : bytes, { status, headers: plain(answer.headers) });
}

/**
 * @param {http.IncomingHttpHeaders} headers
 * @returns {[string, string][]}
 */
const plain = (headers) =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));

/** @typedef {ReturnType<typeof createAsk>} Ask */

/**
 * Runs `visitors` concurrent loops of requests until stopped.
 * @param {Array<() => Promise<unknown>>} actions Actions of visitors, in turn.
 * @param {{ visitors: number, thinkMs: number }} crowd
 */
export function startLoad(actions, { visitors, thinkMs }) {
  const stopped = new AbortController();
  let next = 0;
  const visit = async () => {
    while (!stopped.signal.aborted) {
      const action = actions[next++ % actions.length];
      // Recorded in the request function.
      await action?.().catch(() => {});
      await wait(thinkMs * (0.5 + Math.random()));
    }
  };
  const running = Promise.all(Array.from({ length: visitors }, visit));
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
