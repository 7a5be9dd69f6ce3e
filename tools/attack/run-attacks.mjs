import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServices } from '../services.mjs';
import { attacks } from './attacks.mjs';
import { freeMetricsPort, startLoopDelays } from './loop-delays.mjs';
import { startControl, startProbe } from './probe.mjs';

/** @typedef {import('./probe.mjs').Figures} Figures */
/**
 * One attack, or the product without one (`none`). In milliseconds: latencies of `/api/health` and of a server without work (`control`), and the longest delays of event loops.
 * @typedef {object} Row
 * @property {string} attack
 * @property {number} seconds
 * @property {number} healthP95
 * @property {number} healthP99
 * @property {number} healthMax
 * @property {number} controlMax
 * @property {number} probeLoop
 * @property {number} apiLoop
 * @property {number} siteLoop
 * @property {number} problems
 */

/** Limit of the latency of `/api/health`, on a machine whose processes never wait for a processor. */
export const healthBarMs = 100;
const defaultJobs = { long: 5000, short: 300 };
/** The short form runs beside other suites, whose processors the requests take. */
const healthPauseMs = { long: 20, short: 50 };
const idleMs = { long: 30_000, short: 3000 };
/** With fewer responses the 99th percentile would be one of the slowest two. */
const enoughForPercentile = 200;

/**
 * Runs the attacks one after another against a separate product on loopback. Requires a build.
 * @param {{ long: boolean, only?: string | undefined, jobs?: number | undefined, log: (text: string) => void }} options
 * @returns {Promise<{ rows: Row[], problems: string[] }>}
 */
export async function runAttacks({ long, only, jobs = long ? defaultJobs.long : defaultJobs.short, log }) {
  const chosen = attacks.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`Unknown attack ${only}: ${attacks.map(({ name }) => name).join(', ')}`);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-attack-'));
  const metricsPort = await freeMetricsPort();
  const control = await startControl();
  try {
    const environment = { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info' };
    const running = await startServices({ dataDir, durable: false, jobs, tickSeconds: 0, environment, log });
    try {
      const target = { ...addressesOf(running.urls), long, log };
      return await attackSequentially(chosen, target, { control: control.url, metricsPort });
    } finally {
      await running.stop();
    }
  } finally {
    control.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The attacks use IPv4 source addresses, so `localhost` is replaced by 127.0.0.1. @param {{ site: string, api: string }} urls */
const addressesOf = ({ site, api }) => ({ origin: site.replace('localhost', '127.0.0.1'), apiOrigin: api });

/**
 * @param {readonly import('./attacks.mjs').Attack[]} chosen
 * @param {import('./attacks.mjs').Target} target
 * @param {{ control: string, metricsPort: number }} measuring
 */
async function attackSequentially(chosen, target, { control, metricsPort }) {
  /** @type {Row[]} */
  const rows = [];
  const problems = [];
  const none = { name: 'none', run: idle };
  for (const { name, run } of [none, ...chosen]) {
    const began = performance.now();
    const loops = await startLoopDelays(metricsPort);
    const pauseMs = healthPauseMs[target.long ? 'long' : 'short'];
    const probe = await startProbe({ health: [`${target.origin}/api/health`], control: [control] }, pauseMs);
    const found = await run(target).catch((error) => [`failed: ${error instanceof Error ? error.stack : error}`]);
    const { health, control: machine, loopMax: probeLoop } = await probe.stop();
    const delays = await loops.stop();
    found.push(...healthProblems(health, machine, target));
    problems.push(...found.map((problem) => `${name}: ${problem}`));
    const seconds = Math.round((performance.now() - began) / 1000);
    const { p95: healthP95, p99: healthP99, max: healthMax } = health;
    const figures = { healthP95, healthP99, healthMax, controlMax: machine.max, probeLoop, ...delays };
    rows.push({ attack: name, seconds, ...figures, problems: found.length });
  }
  return { rows, problems };
}

/** Latencies of the product and the machine before an attack. @param {import('./attacks.mjs').Target} target @returns {Promise<string[]>} */
async function idle({ long }) {
  await wait(idleMs[long ? 'long' : 'short']);
  return [];
}

/** HTML server, API and PostgreSQL take part in a health check; each may wait for a processor as long as the control. */
const processes = 3;

/**
 * The limit applies to the 99th percentile if there are enough responses, and in the long form to the maximum. The short form runs
 * beside other work, where a process may wait for a processor longer than the control. The limit is increased by the time that
 * processes of this machine wait for a processor: the same percentile of the control.
 *
 * @param {Figures} health
 * @param {Figures} control
 * @param {{ long: boolean }} form
 */
export function healthProblems(health, control, { long }) {
  const slow = /** @type {const} */ (['p99', 'max']).flatMap((figure) => {
    if (figure === 'max' ? !long : health.count < enoughForPercentile) return [];
    const bar = healthBarMs + processes * control[figure];
    return health[figure] <= bar ? [] : [`health took ${health[figure]} ms (${figure}), above ${bar.toFixed(0)} ms`];
  });
  return [...health.failures.slice(0, 3).map((failure) => `health: ${failure}`), ...slow];
}
