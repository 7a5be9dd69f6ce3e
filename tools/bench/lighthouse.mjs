import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from '../browser.mjs';
import { startServices } from '../services.mjs';
import { freePort } from '../services/ports.mjs';
import { median } from './report.mjs';

const runs = 5;
const jobs = 1000;

/** Minimum score per category (DESIGN §7). */
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = /** @type {(keyof typeof bars)[]} */ (Object.keys(bars));

/** Metrics of a category's score, and the audits that explain it. */
const timings = /** @type {const} */ ([
  ['first-contentful-paint', 'ms'],
  ['largest-contentful-paint', 'ms'],
  ['total-blocking-time', 'ms'],
  ['speed-index', 'ms'],
  ['cumulative-layout-shift', ''],
]);

/** @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} Result */

/**
 * Lighthouse for mobile on the four pages of DESIGN §7 and three more public pages, each run in a new browser. The first visit of a
 * page is not counted: the services still use the processor for their own start.
 * @param {(text: string) => void} log
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function measureLighthouse(log) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trampolim-lighthouse-'));
  const executablePath = await findBrowser(log);
  const running = await startServices({ dataDir, durable: false, jobs, tickSeconds: 0, syncSeconds: 3600, log });
  try {
    /** @type {import('./report.mjs').Table[]} */
    const tables = [];
    for (const address of await addresses(running.urls.api)) {
      log(`Visiting ${address}`);
      /** @type {Result[]} */
      const results = [];
      await audit(executablePath, running.urls.site + address);
      for (let run = 0; run < runs; run += 1) results.push(await audit(executablePath, running.urls.site + address));
      tables.push(toTable(address, results));
    }
    return tables;
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string} apiUrl */
async function addresses(apiUrl) {
  const answer = await fetch(`${apiUrl}/api/proxy/job-search`);
  const { items } = /** @type {import('shared-contracts').JobSearchPage} */ (await answer.json());
  const { slug, companySlug } = items[0] ?? {};
  return ['/home', '/jobs', `/jobs/${slug}`, '/companies', `/companies/${companySlug}`, '/', '/perguntas-frequentes'];
}

/**
 * @param {string} executablePath
 * @param {string} url
 * @returns {Promise<Result>}
 */
async function audit(executablePath, url) {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...browserArgs, `--remote-debugging-port=${port}`] });
  try {
    const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
    if (answer === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} address
 * @param {readonly Result[]} results
 * @returns {import('./report.mjs').Table}
 */
function toTable(address, results) {
  /** @param {(result: Result) => number | null | undefined} pick */
  const all = (pick) => results.map((result) => pick(result) ?? 0);
  return {
    title: `Lighthouse, mobile: ${address}, medians of ${results.length} visits`,
    notes: complaints(results),
    figures: [
      ...categories.map((name) => {
        const scores = all(({ categories: found }) => (found[name]?.score ?? 0) * 100);
        return { name, value: Math.round(median(scores)), unit: '', bar: { least: bars[name] }, note: spread(scores) };
      }),
      ...timings.map(([name, unit]) => {
        const values = all(({ audits }) => audits[name]?.numericValue);
        return { name, value: median(values), unit, note: unit === 'ms' ? spread(values) : '' };
      }),
    ],
  };
}

/** @param {readonly number[]} values */
const spread = (values) => `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;

/**
 * Failed audits of the last visit, except those of speed, which has its own figures.
 * @param {readonly Result[]} results
 */
function complaints(results) {
  const last = results.at(-1);
  const refs = categories.slice(1).flatMap((name) => last?.categories[name]?.auditRefs ?? []);
  const failed = refs.filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 1);
  return failed.map(({ id }) => `failed: ${id} (${last?.audits[id]?.title})`);
}
