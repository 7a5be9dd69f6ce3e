import { setTimeout as wait } from 'node:timers/promises';
import { getJson } from './retrying-client.mjs';

/** @typedef {import('./targets.mjs').Fault} Fault */
/** @typedef {Record<Fault, { times: number, medianMs: number, maxDurationMs: number }>} FaultTimes Time from each fault to the next healthy response. */

/**
 * @typedef {object} FaultOptions
 * @property {readonly Fault[]} order Faults in turn.
 * @property {number | undefined} rounds How often the order is repeated at most. undefined: until stopped.
 * @property {(fault: Fault, downMs: number) => Promise<void>} inject
 * @property {(fault: Fault) => Promise<() => Promise<boolean>>} watch Called after the restart; returns a check for recovery.
 * @property {number} pauseMs Mean pause between two faults.
 * @property {(text: string) => void} log
 */

/** A service that needs longer is reported as not recovered; a busy machine needs a third of it. */
const recoverWithinMs = 180_000;

/**
 * Injects one fault after another until stopped, each at least once, and waits for recovery in between.
 * @param {FaultOptions} options
 */
export function startFaults({ order, rounds = Infinity, inject, watch, pauseMs, log }) {
  const stopped = new AbortController();
  /** @type {Record<Fault, number[]>} */
  const durations = { api: [], worker: [], sandbox: [], postgres: [], 'postgres restart': [] };
  /** @type {Fault[]} */
  const notRecovered = [];
  const injectOne = async (/** @type {Fault} */ fault) => {
    const began = performance.now();
    await inject(fault, 200 + Math.random() * 1000);
    const isRecovered = await watch(fault);
    while (!(await isRecovered()) && performance.now() - began < recoverWithinMs) await wait(50);
    const ms = Math.round(performance.now() - began);
    if (ms >= recoverWithinMs) notRecovered.push(fault);
    durations[fault].push(ms);
    log(`${fault}: recovered after ${ms} ms`);
  };
  const run = async () => {
    const last = order.length * rounds;
    for (let index = 0; index < last && (!stopped.signal.aborted || index < order.length); index++) {
      await wait(pauseMs * (0.5 + Math.random()));
      await injectOne(order[index % order.length] ?? 'api');
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await running;
      return {
        faultTimes: /** @type {FaultTimes} */ (Object.fromEntries(Object.entries(durations).map(toRow))),
        notRecovered,
      };
    },
  };
}

/** @param {[string, number[]]} entry */
function toRow([fault, times]) {
  const sorted = times.toSorted((one, other) => one - other);
  return [
    fault,
    { times: times.length, medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0, maxDurationMs: sorted.at(-1) ?? 0 },
  ];
}

/**
 * Called after the restart. Returns a check whether the service works again.
 * @param {{ api: string, sandbox: string | null }} urls
 * @param {import('./targets.mjs').Fault} fault
 * @returns {Promise<() => Promise<boolean>>}
 */
export async function watchRecovery({ api, sandbox }, fault) {
  const isUp = (/** @type {string} */ url) =>
    fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  if (fault === 'sandbox') return () => isUp(`${sandbox}/_sandbox`);
  if (fault !== 'worker') return () => isUp(`${api}/api/health`);
  // A working worker reads the HR backend.
  const requests = async () => (await getJson(`${sandbox}/_sandbox`)).requests;
  const before = await requests();
  return async () => (await requests()) > before;
}
