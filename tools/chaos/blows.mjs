import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./victims.mjs').Blow} Blow */
/** @typedef {Record<Blow, { times: number, medianMs: number, longestMs: number }>} Blown How long each was away, until its next good answer. */

/**
 * @typedef {object} Blows
 * @property {readonly Blow[]} order What is struck, one after the other, from the start again after the last.
 * @property {(blow: Blow, awayMs: number) => Promise<void>} strike
 * @property {(blow: Blow) => Promise<() => Promise<boolean>>} watch Called as soon as it runs again; answers whether it works again.
 * @property {number} pauseMs Between two, more or less.
 * @property {(text: string) => void} say
 */

/** Longer is not "by itself"; a busy machine takes a third of it. */
const returnWithinMs = 180_000;

/**
 * Strikes one after the other until it is told to stop; each of the order at least once, and only when the last one is back.
 * @param {Blows} options
 */
export function startBlows({ order, strike, watch, pauseMs, say }) {
  const stopped = new AbortController();
  /** @type {Record<Blow, number[]>} */
  const away = { api: [], worker: [], sandbox: [], postgres: [], 'postgres restart': [] };
  /** @type {Blow[]} */
  const neverBack = [];
  const once = async (/** @type {Blow} */ blow) => {
    const began = performance.now();
    await strike(blow, 200 + Math.random() * 1000);
    const isBack = await watch(blow);
    while (!(await isBack()) && performance.now() - began < returnWithinMs) await wait(50);
    const ms = Math.round(performance.now() - began);
    if (ms >= returnWithinMs) neverBack.push(blow);
    away[blow].push(ms);
    say(`${blow}: back after ${ms} ms`);
  };
  const run = async () => {
    for (let turn = 0; !stopped.signal.aborted || turn < order.length; turn++) {
      await wait(pauseMs * (0.5 + Math.random()));
      await once(order[turn % order.length] ?? 'api');
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await running;
      return { blown: /** @type {Blown} */ (Object.fromEntries(Object.entries(away).map(toRow))), neverBack };
    },
  };
}

/** @param {[string, number[]]} entry */
function toRow([blow, times]) {
  const sorted = times.toSorted((one, other) => one - other);
  return [
    blow,
    { times: times.length, medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0, longestMs: sorted.at(-1) ?? 0 },
  ];
}
