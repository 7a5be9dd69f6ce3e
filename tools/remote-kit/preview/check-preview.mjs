import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { addressesOf } from './addresses.mjs';
import { firstViewProblems } from './first-view.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').BrowserContext} BrowserContext
 * @typedef {import('shared-contracts').ResolvedRemote} ResolvedRemote
 */

const widths = [1280, 390];
const height = 900;

/**
 * Opens the pages of a remote on a preview link and checks the first view of each: content, no error, no failed
 * request, no layout shift, no serious violation of accessibility rules. Prints a report per route.
 * @param {object} options
 * @param {string} options.url The preview link.
 * @param {readonly string[]} options.examples Addresses of routes with parameters.
 * @param {string} options.dir Folder that has playwright and axe-core installed.
 * @param {string | undefined} [options.executablePath] Another Chromium than the one of playwright.
 * @param {readonly string[]} [options.browserArgs]
 * @param {(text: string) => void} options.log
 * @returns {Promise<boolean>} Whether every route passed.
 */
export async function checkPreview({ url, examples, dir, executablePath, browserArgs = [], log }) {
  const { chromium, axe } = optionalPackages(dir);
  const browser = await chromium.launch({ args: [...browserArgs], ...(executablePath && { executablePath }) });
  try {
    const { remote, state } = await openPreview(browser, url);
    log(`${remote.id} ${remote.version} on ${new URL(url).origin}`);
    const results = [];
    for (const { route, address } of addressesOf(remote.routes, examples)) {
      const name = address === null || address === route.path ? route.path : `${route.path} (${address})`;
      if (route.access !== 'public') {
        log(`skip  ${name}: for signed-in visitors`);
        continue;
      }
      const problems =
        address === null
          ? ['has parameters and no example: name one with --page, or in "trampolim": { "pages": […] } of package.json']
          : await problemsOf({ browser, state, remote, axe }, new URL(address, url).href);
      log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`);
      for (const problem of problems) log(`      ${problem}`);
      results.push(problems.length === 0);
    }
    return results.every(Boolean);
  } finally {
    await browser.close();
  }
}

/** A kit that never checks previews needs no browser. @param {string} dir */
function optionalPackages(dir) {
  const require = createRequire(path.join(dir, 'package.json'));
  try {
    /** @type {typeof import('playwright-core')} */
    const { chromium } = require('playwright');
    return { chromium, axe: readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8') };
  } catch (error) {
    throw new Error(
      'check --preview needs a browser and axe: npm install --save-dev playwright axe-core && npx playwright install chromium',
      { cause: error },
    );
  }
}

/**
 * The remote that a preview link shows, and the cookie that the link sets.
 * @param {Browser} browser
 * @param {string} url
 */
async function openPreview(browser, url) {
  const context = await browser.newContext();
  const opened = await context.request.get(url, { headers: { accept: 'text/html' } }).catch((error) => {
    throw new Error(`${new URL(url).origin} cannot be reached: ${String(error.message).split('\n', 1)[0]}`, {
      cause: error,
    });
  });
  if (opened.status() !== 200) throw new Error(`${opened.status()}: ${(await opened.text()).slice(0, 300).trim()}`);
  const answer = await context.request.get(new URL('/registry.json', url).href);
  /** @type {import('shared-contracts').Registry} */
  const { remotes } = await answer.json();
  const remote = remotes.find(({ why }) => why === 'override');
  const state = await context.storageState();
  await context.close();
  if (remote === undefined) throw new Error(`${url} shows no preview: the link is of another site, or has ended`);
  return { remote, state };
}

/**
 * @param {{ browser: Browser, state: Awaited<ReturnType<BrowserContext['storageState']>>, remote: ResolvedRemote, axe: string }} preview
 * @param {string} address
 */
async function problemsOf({ browser, state, remote, axe }, address) {
  const options = { storageState: state, locale: 'pt-PT' };
  /** @type {string[]} */
  const problems = [];
  for (const width of widths) {
    const context = await browser.newContext({ ...options, viewport: { width, height } });
    const found = await firstViewProblems(context, address, { remote, axe });
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
    await context.close();
  }
  return problems;
}
