import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../bench/report.mjs';
import { freePort } from '../services/ports.mjs';
import { waitUntil } from '../services/wait.mjs';
import { cpuSeconds, memoryMegabytes } from './process-use.mjs';

/** @typedef {import('./process-use.mjs').ByKind} ByKind */

/**
 * @typedef {object} StartFigures
 * @property {number} wallSeconds
 * @property {number} cpuSeconds
 * @property {ByKind} started Megabytes, more than a minute after the start.
 * @property {ByKind} searched Megabytes after the searches.
 * @property {number} searchMs CPU milliseconds of one search, in all processes.
 */

/** `npm start` of a release prints this last, when visitors can use the site. */
const lastLine = 'Ctrl-C stops everything.';
/** Until V8 has collected what was only needed for the start: earlier values depend on when it last did. */
const settleMs = 75_000;
/** After the searches. */
const searchedMs = 5000;
const searches = 200;
const keywords = ['analista', 'engenheiro', 'contabilidade', 'enfermeiro', 'vendas', 'motorista', 'dados', 'gestor'];

/**
 * Starts two releases alternately, each with an empty data folder and once more with the data of the first start.
 * @param {{ before: string, now: string }} folders With packages and builds.
 * @param {number} runs
 * @param {(text: string) => void} log
 */
export async function compareStarts(folders, runs, log) {
  const releases = /** @type {const} */ (['before', 'now']);
  /** @type {Record<'before' | 'now', { first: StartFigures[], again: StartFigures[] }>} */
  const figures = { before: { first: [], again: [] }, now: { first: [], again: [] } };
  for (let run = 0; run < runs; run += 1) {
    for (const release of run % 2 === 0 ? releases : releases.toReversed()) {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trampolim-start-'));
      for (const kind of /** @type {const} */ (['first', 'again'])) {
        log(`Run ${run + 1}: ${kind} start of ${folders[release]}`);
        figures[release][kind].push(await measureStart(folders[release], dataDir));
      }
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return figures;
}

/**
 * @param {string} folder
 * @param {string} dataDir
 * @returns {Promise<StartFigures>}
 */
async function measureStart(folder, dataDir) {
  const ports = { PORT: await freePort(), MAIL_WEB_PORT: await freePort(), MAIL_SMTP_PORT: await freePort() };
  const began = performance.now();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: { ...process.env, ...mapValues(ports, String), DATA_DIR: dataDir, SANDBOX_TICK_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const pid = /** @type {number} */ (child.pid);
    await waitUntil(`start of ${folder}`, () => (output.includes(lastLine) ? true : null), { withinMs: 300_000 });
    const wallSeconds = (performance.now() - began) / 1000;
    const used = total(cpuSeconds(process.pid));
    await wait(settleMs);
    const started = memoryMegabytes(pid);
    const before = total(cpuSeconds(pid));
    await search(ports.PORT);
    const searchMs = ((total(cpuSeconds(pid)) - before) * 1000) / searches;
    await wait(searchedMs);
    return { wallSeconds, cpuSeconds: used, started, searched: memoryMegabytes(pid), searchMs };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** @param {number} port */
async function search(port) {
  for (let index = 0; index < searches; index += 1) {
    const query = `keyword=${keywords[index % keywords.length]}&page=${1 + Math.floor(index / keywords.length)}`;
    const answer = await fetch(`http://localhost:${port}/api/proxy/job-search?${query}`);
    if (!answer.ok) throw new Error(`A search responded with ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** Garbage that was not collected yet differs between runs, so only sums and CPU time are limited. */
const limited = /CPU seconds$|^all five/;
const starts = /** @type {const} */ ({ first: 'empty data folder', again: 'with data' });
const moments = /** @type {const} */ ({ started: 'a minute after the start', searched: `after ${searches} searches` });

/**
 * Medians of both releases and their ratio, by figure.
 * @param {Awaited<ReturnType<typeof compareStarts>>} figures
 */
export function startTable({ before, now }) {
  /** @param {string} name @param {'first' | 'again'} start @param {(figures: StartFigures) => number} of */
  const row = (name, start, of) => {
    const [old, current] = [median(before[start].map(of)), median(now[start].map(of))];
    return { name, before: old, now: current, ratio: current / old, isLimited: limited.test(name) };
  };
  /** @param {'first' | 'again'} start @param {'started' | 'searched'} moment */
  const memoryRows = (start, moment) => {
    const when = `${starts[start]}, ${moments[moment]}, MB`;
    return [
      ...kinds.map((kind) => row(`${kind}, ${when}`, start, (one) => one[moment][kind] ?? 0)),
      row(`all five, ${when}`, start, (one) => kinds.reduce((sum, kind) => sum + (one[moment][kind] ?? 0), 0)),
    ];
  };
  return [
    row(`start, ${starts.first}, CPU seconds`, 'first', (one) => one.cpuSeconds),
    row(`start, ${starts.first}, seconds`, 'first', (one) => one.wallSeconds),
    row(`start, ${starts.again}, CPU seconds`, 'again', (one) => one.cpuSeconds),
    row(`start, ${starts.again}, seconds`, 'again', (one) => one.wallSeconds),
    row('search, CPU milliseconds of all processes', 'again', (one) => one.searchMs),
    ...memoryRows('first', 'started'),
    ...memoryRows('first', 'searched'),
    ...memoryRows('again', 'started'),
    ...memoryRows('again', 'searched'),
  ];
}

/** Of the product, without the simulated HR backend and mail server. */
const kinds = /** @type {const} */ (['HTML server', 'content process', 'API', 'worker', 'PostgreSQL']);

/** @param {ByKind} values */
const total = (values) => Object.values(values).reduce((sum, value) => sum + value, 0);

/** @template T @template R @param {Record<string, T>} values @param {(value: T) => R} map */
const mapValues = (values, map) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
