import { freePort, isFree } from '../services/ports.mjs';

/** API and HTML server, by their offset from METRICS_PORT (`nextMetricsPort` of the plan). */
const servers = /** @type {const} */ ({ apiLoop: 0, siteLoop: 2 });

/** A METRICS_PORT with consecutive free ports for API, worker and HTML server. @returns {Promise<number>} */
export async function freeMetricsPort() {
  for (;;) {
    const port = await freePort();
    if ((await isFree(port + 1)) && (await isFree(port + 2))) return port;
  }
}

/**
 * The longest delays of the event loops of API and HTML server since the last call, in milliseconds. Each collection of metrics resets them.
 * @param {number} metricsPort
 * @returns {Promise<{ stop: () => Promise<Record<keyof typeof servers, number>> }>}
 */
export async function startLoopDelays(metricsPort) {
  await collect(metricsPort);
  return { stop: () => collect(metricsPort) };
}

/** @param {number} metricsPort */
async function collect(metricsPort) {
  const delays = await Promise.all(
    Object.entries(servers).map(async ([name, offset]) => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort + offset}/metrics`);
      return [name, longestDelay(await answer.text())];
    }),
  );
  return /** @type {Record<keyof typeof servers, number>} */ (Object.fromEntries(delays));
}

/** @param {string} metrics @returns {number} Milliseconds. */
export function longestDelay(metrics) {
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1];
  return Math.round(Number(seconds ?? 'NaN') * 10_000) / 10;
}

/** Processes of a product by their offset from METRICS_PORT. */
const processes = { API: 0, worker: 1, 'HTML server': 2 };

/**
 * CPU time of each process since its start.
 * @param {number} metricsPort
 * @returns {Promise<Record<string, number>>}
 */
export async function cpuSeconds(metricsPort) {
  const times = await Promise.all(
    Object.entries(processes).map(async ([name, offset]) => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort + offset}/metrics`);
      const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(await answer.text())?.[1];
      return [name, Number(seconds ?? 'NaN')];
    }),
  );
  return Object.fromEntries(times);
}
