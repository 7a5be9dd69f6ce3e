import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 200;

/**
 * Calls a function until its result is neither null nor undefined.
 * @template T
 * @param {string} what Description for the error.
 * @param {() => Promise<T | null | undefined> | T | null | undefined} read
 * @param {{ withinMs?: number }} [options] Default 60 seconds.
 * @returns {Promise<T>}
 */
export async function waitUntil(what, read, { withinMs = 60_000 } = {}) {
  for (const until = performance.now() + withinMs; ;) {
    const value = await read();
    if (value !== null && value !== undefined) return value;
    if (performance.now() > until) throw new Error(`Not within ${withinMs / 1000} s: ${what}`);
    await sleep(pollMs);
  }
}

/**
 * Requests an address until the response is accepted, or until one of the services behind it ends.
 * @template T
 * @param {object} options
 * @param {string} options.url
 * @param {(answer: Response) => Promise<T | undefined>} options.accept Undefined means "not yet".
 * @param {import('./process.mjs').Service[]} options.services
 * @param {number} [options.timeoutMs]
 * @returns {Promise<T>}
 */
export async function waitFor({ url, accept, services, timeoutMs = 60_000 }) {
  const failed = Promise.race(services.map((service) => service.ended.then((code) => ({ service, code }))));
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const dead = await Promise.race([failed, sleep(150)]);
    if (dead !== undefined) throw new Error(`${dead.service.name} ended with ${dead.code}:\n${dead.service.tail()}`);
    const accepted = await ask(url, accept);
    if (accepted !== undefined) return accepted;
  }
  throw new Error(`${url} did not respond as expected within ${timeoutMs / 1000} s:\n${services.at(-1)?.tail() ?? ''}`);
}

/**
 * @template T
 * @param {string} url
 * @param {(answer: Response) => Promise<T | undefined>} accept
 */
async function ask(url, accept) {
  try {
    return await accept(await fetch(url, { signal: AbortSignal.timeout(5000) }));
  } catch {
    return undefined;
  }
}
