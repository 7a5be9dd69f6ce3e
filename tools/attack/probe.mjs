import { once } from 'node:events';
import { forkScript } from './fork-script.mjs';

/**
 * @typedef {object} Figures Latencies in milliseconds.
 * @property {number} count
 * @property {number} p50
 * @property {number} p95
 * @property {number} p99
 * @property {number} max
 * @property {string[]} failures Responses other than 200, and failed requests.
 */

/**
 * @template {string} Group
 * @typedef {{ loopMax: number } & Record<Group, Figures>} Probed `loopMax`: longest delay of the probe's own event loop, in milliseconds.
 */

/**
 * Requests the addresses of each group in turn, in a child process, so the attack's work and memory do not affect the figures.
 * @template {string} Group
 * @param {Readonly<Record<Group, readonly string[]>>} groups
 * @param {number} pauseMs Between two requests of a group.
 * @returns {Promise<{ stop: () => Promise<Probed<Group>> }>} Resolves when the first requests have been sent.
 */
export async function startProbe(groups, pauseMs) {
  const child = forkScript('probe-process.mjs', [String(pauseMs), JSON.stringify(groups)]);
  await once(child, 'message');
  return {
    stop: async () => {
      child.send('stop');
      const [{ groups: results, loopMax }] = await once(child, 'message');
      const figures = Object.entries(results).map(([name, { latencies, failures }]) => [
        name,
        figuresOf(latencies, failures),
      ]);
      return { ...Object.fromEntries(figures), loopMax: rounded(loopMax) };
    },
  };
}

/**
 * Probes for a given time.
 * @template {string} Group
 * @param {Readonly<Record<Group, readonly string[]>>} groups
 * @param {number} pauseMs
 * @param {number} durationMs
 */
export async function probeFor(groups, pauseMs, durationMs) {
  const probe = await startProbe(groups, pauseMs);
  await new Promise((resolve) => setTimeout(resolve, durationMs));
  return probe.stop();
}

/**
 * A server without work in a child process. Its latency is the time that a process waits for a processor.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startControl() {
  const child = forkScript('control-process.mjs');
  const [url] = await once(child, 'message');
  return { url, stop: () => child.disconnect() };
}

/**
 * @param {number[]} latencies
 * @param {string[]} failures
 * @returns {Figures}
 */
export function figuresOf(latencies, failures) {
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: latencies.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1), failures };
}

/** @param {number} milliseconds */
const rounded = (milliseconds) => Math.round(milliseconds * 10) / 10;
