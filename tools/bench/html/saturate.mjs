import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { descendantsOf } from '../../services/descendants.mjs';

/** @typedef {{ url: string, pids: readonly number[] }} Server The processes whose time counts. */
/** @typedef {{ perCoreSecond: number, perSecond: number }} Rate */

const run = promisify(execFile);

export const connections = 32;
/** As browsers send it. */
export const headers = { 'accept-encoding': 'br' };
const differentAddresses = path.join(import.meta.dirname, 'different-addresses.lua');

/** Servers run on the first core, the client on the last one. */
const [serverCore, clientCore] = [0, os.availableParallelism() - 1];

/** Starts a server on its core and notes its processes. @template {{ url: string }} Started @param {() => Promise<Started>} start */
export async function onServerCore(start) {
  const known = new Set(descendantsOf(process.pid).map(({ pid }) => pid));
  const started = await start();
  const pids = descendantsOf(process.pid).flatMap(({ pid }) => (known.has(pid) ? [] : [pid]));
  // Those of the start, as Varnish's compiler, may have ended.
  for (const pid of pids.filter(isRunning)) {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(serverCore), String(pid)]);
  }
  return { ...started, pids };
}

/**
 * Pages per second while the client sends as many requests as the server answers.
 * @param {string} wrk
 * @param {Server} server
 * @param {{ path: string, seconds: number, isDifferent?: boolean }} load `isDifferent`: each request has another query.
 * @returns {Promise<Rate>}
 */
export async function saturate(wrk, { url, pids }, { path: address, seconds, isDifferent = false }) {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const script = isDifferent ? ['-s', differentAddresses] : [];
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', ...sent, ...script];
  const running = pids.filter(isRunning);
  const before = cpuSeconds(running);
  const { stdout } = await run('taskset', ['--cpu-list', String(clientCore), wrk, ...options, url + address]);
  const used = cpuSeconds(running) - before;
  const failures = /Socket errors.*|Non-2xx.*/.exec(stdout)?.[0];
  if (failures !== undefined) throw new Error(`${url}${address} failed: ${failures}`);
  const [, count, time] = /(?<!\d)(\d{1,12}) requests in (\d{1,6}\.\d{1,6})s/.exec(stdout) ?? [];
  return { perCoreSecond: Number(count) / used, perSecond: Number(count) / Number(time) };
}

const isRunning = (/** @type {number} */ pid) => existsSync(`/proc/${pid}`);

/** Linux counts in hundredths of a second. @param {readonly number[]} pids */
function cpuSeconds(pids) {
  const ticks = pids.map((pid) => {
    const file = `/proc/${pid}/stat`;
    // A process that has ended: its time is missing.
    if (!existsSync(file)) return 0;
    // After the name in brackets, which may contain spaces: fields 14 and 15 of proc(5).
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}
