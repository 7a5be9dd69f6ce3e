import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandEnvironment } from '../../services/command-environment.mjs';
import { runProcess } from '../../services/process.mjs';
import { cacheDir } from '../../webpack/workspace.mjs';
import { median } from '../report.mjs';
import { answerOf } from './catalogue.mjs';
import { drive } from './load.mjs';
import { startServer } from './servers.mjs';

/** @typedef {import('./questions.mjs').Questions} Questions */

const changes = 10_000;
const marks = 5;
/** Is added to the titles of the changed jobs. */
const changedWord = 'qzchanged';
const dataDir = path.join(cacheDir, 'bench');

/**
 * @typedef {object} MeasuredLife
 * @property {number} firstAnswerMs From the start of the process, with the file of the catalogue.
 * @property {number[]} idle Milliseconds per search.
 * @property {number[]} during The same while jobs are changed.
 * @property {{ idle: number, during: number }} waiting Shares of the time in which the main thread waited for a core.
 * @property {number} changesPerSecond
 * @property {number[]} visibleMs From the commit of a change to the first response that contains it.
 * @property {number[]} allVisibleMs The same of 10,000 changes in one transaction.
 * @property {number} memory Megabytes, after the first searches.
 * @property {number} mostMemory Megabytes, at most.
 */

/**
 * A process from its start to searches while the catalogue changes, over HTTP with cards.
 * @param {string} databaseUrl
 * @param {readonly string[]} mix
 * @returns {Promise<MeasuredLife>}
 */
export async function measureLife(databaseUrl, mix) {
  const began = performance.now();
  const server = await startServer('uncached', databaseUrl);
  let stop = () => {};
  try {
    const { url } = server;
    await searchFor(url, '');
    const firstAnswerMs = performance.now() - began;
    const changing = await startChanges(databaseUrl);
    const { changeJobs } = changing;
    stop = changing.stop;
    await drive({ url, paths: mix, connections: 1, seconds: 3 });
    const { memory } = memoryOf(server.pid);
    const visibleMs = await timeMarks(url, changeJobs);
    const quiet = await withWaiting(server.pid, () => drive({ url, paths: mix, connections: 1, seconds: 10 }));
    const busy = await withWaiting(server.pid, () => searchDuringChanges(url, mix, changeJobs));
    const { during, changesPerSecond } = busy.result;
    const { most } = memoryOf(server.pid);
    // Not while searches are timed, because finding the change takes searches.
    const allVisibleMs = await timeMark(url, changeJobs, { count: changes, word: changedWord });
    const waiting = { idle: quiet.waiting, during: busy.waiting };
    const idle = quiet.result.times;
    const visible = { visibleMs, allVisibleMs };
    return { firstAnswerMs, idle, during, waiting, changesPerSecond, ...visible, memory, mostMemory: most };
  } finally {
    stop();
    server.stop();
  }
}

/** Writes the file of the catalogue, from which processes start. @param {string} databaseUrl */
export async function publishCatalogue(databaseUrl) {
  const given = commandEnvironment({}, { dataDir, databaseUrl });
  const env = Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const script = path.join(import.meta.dirname, 'publish-process.mjs');
  await runProcess({ name: 'publish', script, env, logDir: path.join(dataDir, 'logs') });
}

/** @typedef {(change: { count: number, word: string, isThere: boolean }) => Promise<unknown>} ChangeJobs Resolves after the commit. */

/** @param {string} databaseUrl */
async function startChanges(databaseUrl) {
  const child = fork(path.join(import.meta.dirname, 'changes-process.mjs'), [databaseUrl, `${changes}`]);
  await answerOf(child);
  /** @type {ChangeJobs} */
  const changeJobs = (change) => {
    const changed = answerOf(child);
    child.send(change);
    return changed;
  };
  return { changeJobs, stop: () => child.disconnect() };
}

/** @param {string} url @param {string} keyword */
async function searchFor(url, keyword) {
  const answer = await fetch(`${url}/api/proxy/job-search?keyword=${keyword}`);
  if (!answer.ok) throw new Error(`The search responded with ${answer.status}`);
  return /** @type {Promise<import('shared-contracts').JobSearchPage>} */ (answer.json());
}

/** @param {string} url @param {ChangeJobs} changeJobs */
async function timeMarks(url, changeJobs) {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < marks; round += 1) {
    // A word of its own: the response to another one is known.
    times.push(...(await timeMark(url, changeJobs, { count: 1, word: `qzmark${'abcdefghij'[round]}` })));
  }
  return times;
}

/** Adds a word to titles and removes it: milliseconds until each is visible. @param {string} url @param {ChangeJobs} changeJobs @param {{ count: number, word: string }} mark */
async function timeMark(url, changeJobs, mark) {
  /** @type {number[]} */
  const times = [];
  for (const isThere of [true, false]) {
    // The process has just read the version of the data, which it does not read again for half a second.
    await searchFor(url, mark.word);
    await changeJobs({ ...mark, isThere });
    times.push(await timeUntilFound(url, mark.word, isThere));
  }
  return times;
}

/** Milliseconds until a search finds jobs with this word, or none. @param {string} url @param {string} word @param {boolean} isThere */
async function timeUntilFound(url, word, isThere) {
  const began = performance.now();
  for (;;) {
    // A misspelled keyword is corrected, which is no match of the word.
    const { total, correction } = await searchFor(url, word);
    if ((total > 0 && correction === null) === isThere) return performance.now() - began;
    await wait(5);
  }
}

/** @param {string} url @param {readonly string[]} mix @param {ChangeJobs} changeJobs */
async function searchDuringChanges(url, mix, changeJobs) {
  /** Milliseconds of each change. */
  const written = (async () => {
    const times = [];
    for (const isThere of [true, false]) {
      const began = performance.now();
      await changeJobs({ count: changes, word: changedWord, isThere });
      times.push(performance.now() - began);
      // Time in which the process reads the change.
      await wait(1000);
    }
    return times;
  })();
  const { times } = await drive({ url, paths: mix, connections: 1, until: written });
  return { during: times, changesPerSecond: (changes * 1000) / median(await written) };
}

/**
 * The share of the time in which the main thread of a process waits for a core, while `run` runs. Zero where /proc does not exist.
 * @template Result
 * @param {number} pid
 * @param {() => Promise<Result>} run
 */
async function withWaiting(pid, run) {
  const file = `/proc/${pid}/schedstat`;
  // Running, waiting (nanoseconds), and number of times.
  const waitedMs = () => (existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1_000_000 : 0);
  const [began, before] = [performance.now(), waitedMs()];
  const result = await run();
  return { result, waiting: (waitedMs() - before) / (performance.now() - began) };
}

/** Megabytes. Zero where /proc does not exist. @param {number} pid */
function memoryOf(pid) {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const read = (/** @type {RegExp} */ pattern) => Number(pattern.exec(status)?.[1] ?? 0) / 1024;
  return { memory: read(/^VmRSS:\s+(\d+) kB/m), most: read(/^VmHWM:\s+(\d+) kB/m) };
}
