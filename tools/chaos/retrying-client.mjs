import { setTimeout as wait } from 'node:timers/promises';

/** Every call is repeated until it succeeds or this time is over. */
const retryForMs = 300_000;

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path
 * @property {object} [json]
 * @property {FormData} [form]
 * @property {Record<string, string>} [headers]
 * @property {readonly string[]} [done] Error codes of a repeated call that mean that the first one was carried out.
 */

/**
 * @typedef {object} RetryingClient
 * @property {(kind: string, call: Call) => Promise<any>} write Resolves with the acknowledgement's body; null if it was one of `done`.
 * @property {(path: string) => Promise<any>} read
 * @property {(path: string) => Promise<Buffer>} download
 */

/** @typedef {(url: string, init: RequestInit) => Promise<Response>} Fetch */

/**
 * An HTTP client with its own session and client address.
 * @param {string} api
 * @param {string} address
 * @param {{ calls: number, acknowledged: Record<string, number> }} tally
 * @param {Fetch} [fetchOnce] Sends each call.
 * @returns {RetryingClient}
 */
export function retryingClient(api, address, tally, fetchOnce = fetch) {
  let cookie = '';
  const send = (/** @type {Call} */ { method, path, json, form, headers = {} }) => {
    tally.calls += 1;
    const type = json === undefined ? {} : { 'content-type': 'application/json' };
    const body = json === undefined ? form : JSON.stringify(json);
    return fetchOnce(`${api}${path}`, {
      method,
      headers: { 'x-forwarded-for': address, ...type, ...(cookie && { cookie }), ...headers },
      signal: AbortSignal.timeout(60_000),
      ...(body !== undefined && { body }),
    });
  };
  const retry = async (/** @type {Call} */ call, /** @type {(answer: Response) => Promise<any>} */ read) => {
    const until = performance.now() + retryForMs;
    for (let attempt = 1; ; attempt++) {
      const answer = await tryOnce(() => send(call), read);
      if (answer.ok) return answer.body;
      if (attempt > 1 && call.done?.includes(answer.body?.code)) return null;
      if (answer.isFinal || performance.now() > until) throw new Error(`${call.method} ${call.path}: ${answer.reason}`);
      await wait(100 + Math.random() * 400);
    }
  };
  const json = async (/** @type {Response} */ answer) => {
    cookie =
      answer.headers
        .getSetCookie()
        .find((one) => one.startsWith('sid='))
        ?.split(';')[0] ?? cookie;
    return answer.json();
  };
  return {
    write: async (kind, call) => {
      const body = await retry(call, json);
      tally.acknowledged[kind] = (tally.acknowledged[kind] ?? 0) + 1;
      return body;
    },
    read: (path) => retry({ method: 'GET', path }, json),
    download: (path) => retry({ method: 'GET', path }, async (answer) => Buffer.from(await answer.arrayBuffer())),
  };
}

/**
 * @param {() => Promise<Response>} send
 * @param {(answer: Response) => Promise<any>} read
 */
async function tryOnce(send, read) {
  try {
    const answer = await send();
    const body = await read(answer);
    const isFinal = answer.status >= 400 && answer.status < 500 && ![408, 429].includes(answer.status);
    return { ok: answer.ok, isFinal, body, reason: `${answer.status} ${JSON.stringify(body)}` };
  } catch (error) {
    return { ok: false, isFinal: false, body: null, reason: String(error) };
  }
}

/** Sends one request. @param {string} url @returns {Promise<any>} */
export const getJson = async (url) => (await fetch(url, { signal: AbortSignal.timeout(5000) })).json();
