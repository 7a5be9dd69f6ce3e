import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../services/ports.mjs';
import { documentColumns, facetColumns, writeDocuments } from './engines/documents.mjs';
import { differencesOf, passesOf } from './engines/passes.mjs';
import { checkEngines, engines, startEngine, startProduct } from './engines/processes.mjs';

/** @typedef {import('./questions.mjs').Questions} Questions */
/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {import('./questions.mjs').QuestionClass} QuestionClass */
/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */

/** @typedef {{ ms: number, cpuMs: number }} Time */
/** @typedef {Record<QuestionClass, Time[]>} Times */

/**
 * @typedef {object} MeasuredEngine
 * @property {string} name
 * @property {Times} times
 * @property {number} buildSeconds
 * @property {readonly string[]} differences Questions whose answers differ from the product's, with the names of the counts.
 */

const mostQuestions = 200;
/** A slow engine answers fewer questions of a class. */
const secondsPerClass = 4;
const leastQuestions = 2;

const hourMs = 3_600_000;
const days = [1, 7, 30];

/**
 * Asks the product and the engines the same questions about the same documents, one after the other. The product is measured before
 * each engine and at the end, each searching process on one core.
 * @param {string} databaseUrl
 * @param {Questions} questions
 * @param {(text: string) => void} log
 * @returns {Promise<{ product: Times, engines: MeasuredEngine[] }>}
 */
export async function compareEngines(databaseUrl, questions, log) {
  checkEngines();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trampolim-bench-search-'));
  // Engines that count times by hour give exact numbers at a full hour.
  const now = Math.floor(Date.now() / hourMs) * hourMs;
  const product = await startProduct(databaseUrl);
  try {
    const file = path.join(folder, 'documents.tsv');
    const { placeSets } = await writeDocuments(databaseUrl, file);
    const asked = await translateAll(product, questions, placeSets, now);
    const setup = {
      file,
      databaseUrl,
      placeSets: placeSets.length,
      columns: documentColumns,
      facetColumns,
      ...timesAt(now),
    };
    /** @type {Times[]} */
    const ours = [];
    /** @type {MeasuredEngine[]} */
    const measured = [];
    for (const engine of engines) {
      ours.push(await timeProduct(product, questions, now));
      const own = path.join(folder, engine.name);
      mkdirSync(own);
      log(`Building the index of ${engine.name}`);
      const began = performance.now();
      const running = await startEngine(engine, { ...setup, folder: own, port: await freePort() });
      const buildSeconds = (performance.now() - began) / 1000;
      log(`Asking ${engine.name}`);
      try {
        measured.push({ name: engine.name, buildSeconds, ...(await timeEngine(running, asked, placeSets)) });
      } finally {
        await running.stop();
        rmSync(own, { recursive: true, force: true });
      }
    }
    ours.push(await timeProduct(product, questions, now));
    return { product: joined(ours), engines: measured };
  } finally {
    product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In seconds. @param {number} now */
const timesAt = (now) => ({
  now: now / 1000,
  since: days.map((count) => now / 1000 - count * 86_400),
  soon: now / 1000 + 7 * 86_400,
});

/**
 * @typedef {object} Asked
 * @property {Question} question
 * @property {import('./engines/passes.mjs').Pass[]} passes
 * @property {Parameters<typeof differencesOf>[1]} expected
 */

/** @param {Product} product @param {Questions} questions @param {readonly (readonly number[])[]} placeSets @param {number} now */
async function translateAll(product, questions, placeSets, now) {
  /** @type {Partial<Record<QuestionClass, Asked[]>>} */
  const asked = {};
  for (const [name, own] of entriesOf(questions)) {
    const ofClass = [];
    // Engines return the first page only.
    for (const question of own.filter(({ page }) => page === undefined)) {
      const passes = passesOf(await product.send('translate', question, now), placeSets);
      ofClass.push({ question, passes, expected: await product.send('count', question, now) });
    }
    asked[name] = ofClass;
  }
  return /** @type {Record<QuestionClass, Asked[]>} */ (asked);
}

/** @template T @param {Record<QuestionClass, T>} record */
const entriesOf = (record) => /** @type {[QuestionClass, T][]} */ (Object.entries(record));

/**
 * @param {Pick<Awaited<ReturnType<typeof startEngine>>, 'ask'>} engine
 * @param {Record<QuestionClass, Asked[]>} asked
 * @param {readonly (readonly number[])[]} placeSets
 */
async function timeEngine({ ask }, asked, placeSets) {
  /** @type {Partial<Times>} */
  const times = {};
  /** @type {string[]} */
  const differences = [];
  for (const [name, own] of entriesOf(asked)) {
    // One question of each class is compared before the class is timed; it also fills caches.
    const compared = new Set();
    const compare = async (/** @type {Asked} */ { question, passes, expected }) => {
      const answer = await ask(passes);
      const different = compared.has(question) ? [] : differencesOf(answer, expected, placeSets);
      if (different.length > 0) differences.push(`${JSON.stringify(question)}: ${different.join(', ')}`);
      compared.add(question);
      return { ms: answer.ms, cpuMs: answer.cpuMs ?? Number.NaN };
    };
    const [first] = own;
    if (first !== undefined) await compare(first);
    times[name] = await timeClass(own, compare);
  }
  return { times: /** @type {Times} */ (times), differences };
}

/** @param {Product} product @param {Questions} questions @param {number} now */
async function timeProduct(product, questions, now) {
  /** @type {Partial<Times>} */
  const times = {};
  for (const [name, own] of entriesOf(questions)) {
    const ask = async (/** @type {Question} */ question) => {
      const { ms, cpuMs } = await product.send('ask', question, now);
      return { ms, cpuMs };
    };
    const first = own.filter(({ page }) => page === undefined);
    for (const question of first) await ask(question);
    times[name] = await timeClass(first, ask);
  }
  return /** @type {Times} */ (times);
}

/** @template T @param {readonly T[]} own @param {(one: T) => Promise<Time>} ask */
async function timeClass(own, ask) {
  /** @type {Time[]} */
  const times = [];
  const until = performance.now() + secondsPerClass * 1000;
  while (times.length < mostQuestions && (times.length < leastQuestions || performance.now() < until)) {
    times.push(await ask(/** @type {T} */ (own[times.length % own.length])));
  }
  return times;
}

/** @param {readonly Times[]} runs */
const joined = (runs) =>
  /** @type {Times} */ (
    Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [name, runs.flatMap((one) => one[/** @type {QuestionClass} */ (name)])]),
    )
  );
