import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from '../browser.mjs';
import { startServices } from '../services.mjs';
import { cacheDir, root } from '../webpack/workspace.mjs';
import { buildMonolith, startMonolith } from './pages/monolith.mjs';
import { pageFigures } from './pages/figures.mjs';
import { chooseTargets } from './pages/targets.mjs';
import { visit } from './pages/visit.mjs';

/** @typedef {import('./pages/visit.mjs').Visit} Visit */
/** @typedef {'product' | 'monolith'} Variant */

const runs = 9;
const jobs = 1000;

/**
 * /home, /jobs and /jobs/{id} on a first visit over a slow line: the product and the same sources as one bundle.
 * @param {(text: string) => void} log
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function measurePages(log) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trampolim-bench-'));
  try {
    return await measureIn(dataDir, log);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {string} dataDir
 * @param {(text: string) => void} log
 */
async function measureIn(dataDir, log) {
  const executablePath = await findBrowser(log);
  log('Building the monolith');
  const monolith = await buildMonolith({ dist: path.join(root, 'dist'), out: path.join(cacheDir, 'monolith') });
  const running = await startServices({ dataDir, durable: false, jobs, tickSeconds: 0, syncSeconds: 3600, log });
  /** @type {Array<() => Promise<void>>} */
  const undo = [running.stop];
  try {
    const comparison = await startMonolith({
      ...monolith,
      apiUrl: running.urls.api,
      logDir: path.join(dataDir, 'logs'),
    });
    undo.push(comparison.stop);
    const browser = await chromium.launch({ executablePath, args: browserArgs });
    undo.push(() => browser.close());
    const sites = { product: running.urls.site, monolith: comparison.url };
    /** @type {import('./report.mjs').Table[]} */
    const tables = [];
    for (const target of await chooseTargets(running.urls.api)) {
      log(`Visiting ${target.path}`);
      tables.push(pageFigures(target, await interleave(browser, sites, target)));
    }
    return tables;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

/**
 * Alternates between both and the order within a pair, so the machine's load affects both equally.
 * @param {import('playwright-core').Browser} browser
 * @param {Record<Variant, string>} sites
 * @param {import('./pages/targets.mjs').Target} target
 */
async function interleave(browser, sites, { path: address, answersClick }) {
  /** @type {Record<Variant, Visit[]>} */
  const visits = { product: [], monolith: [] };
  /** @param {Variant} variant */
  const visitOnce = (variant) => visit(browser, { url: sites[variant] + address, answersClick });
  for (const variant of /** @type {Variant[]} */ (['product', 'monolith'])) await visitOnce(variant);
  for (let round = 0; round < runs; round += 1) {
    /** @type {Variant[]} */
    const order = round % 2 === 0 ? ['product', 'monolith'] : ['monolith', 'product'];
    for (const variant of order) visits[variant].push(await visitOnce(variant));
  }
  return visits;
}
