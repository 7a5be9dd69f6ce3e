import { setTimeout as wait } from 'node:timers/promises';

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
    await wait(pollMs);
  }
}
