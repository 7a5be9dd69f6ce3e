/**
 * `npm run screenshots`: the main pages and those of engineers in both themes, wide and narrow, into `docs/screenshots`. SITE_URL
 * selects a running site, for example one with canaries.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { login, routes } from 'shared-contracts';
import { browserArgs, findBrowser } from './browser.mjs';
import { buildAndDeploy } from './deploy.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';
import { root, startServices } from './services.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContextOptions['storageState']} Session */
/** @typedef {{ name: string, path: string, session?: Session }} Shot */

const themes = /** @type {const} */ (['light', 'dark']);
const screens = /** @type {const} */ ([
  { name: 'wide', width: 1280, height: 900 },
  { name: 'narrow', width: 390, height: 844 },
]);
const appearances = themes.flatMap((theme) => screens.map((screen) => ({ theme, ...screen })));
const folder = path.join(root, 'docs/screenshots');

/** @param {string} text */
const log = (text) => console.log(text);

endOnSignals();
await withSite(async (site) => {
  const browser = await chromium.launch({ executablePath: await findBrowser(log), args: browserArgs });
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const shot of [...(await mainPages(site)), ...(await engineersPages(browser, site))]) {
      log(`${shot.name}: ${shot.path}`);
      for (const look of appearances) await take(browser, site, shot, look);
    }
  } finally {
    await browser.close();
  }
});

/**
 * The running site of SITE_URL, or a temporary one.
 * @param {(site: string) => Promise<void>} use
 */
async function withSite(use) {
  const given = process.env['SITE_URL'];
  if (given !== undefined) return use(given);
  await buildAndDeploy({ log });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trampolim-screenshots-'));
  const running = await startServices({ dataDir, durable: false, tickSeconds: 0, syncSeconds: 3600, log });
  try {
    await use(running.urls.site);
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {string} site
 * @returns {Promise<Shot[]>}
 */
async function mainPages(site) {
  const answer = await fetch(`${site}/api/proxy/job-search`);
  const { items } = /** @type {import('shared-contracts').JobSearchPage} */ (await answer.json());
  const job = items.find(({ salary }) => salary !== null) ?? items[0];
  if (job === undefined) throw new Error('The catalogue has no job');
  return [
    { name: 'landing', path: '/' },
    { name: 'home', path: '/home' },
    { name: 'jobs', path: '/jobs' },
    { name: 'job', path: `/jobs/${job.slug}` },
    { name: 'apply', path: `/jobs/${job.id}/apply` },
    { name: 'companies', path: '/companies' },
    { name: 'company', path: `/companies/${job.companySlug}` },
    { name: 'contact', path: '/entrar-em-contacto' },
  ];
}

/**
 * @param {Browser} browser
 * @param {string} site
 * @returns {Promise<Shot[]>}
 */
async function engineersPages(browser, site) {
  const context = await browser.newContext();
  const data = { username: 'admin', password: 'administrador123' };
  const answer = await context.request.post(site + login.template, { data });
  if (!answer.ok()) throw new Error(`The demo admin could not sign in: ${answer.status()}`);
  const session = await context.storageState();
  await context.close();
  return [
    { name: 'kit-part', path: '/kit?part=Button' },
    { name: 'teams', path: routes.teams, session },
    { name: 'teams-log', path: `${routes.teams}?view=log`, session },
  ];
}

/**
 * @param {Browser} browser
 * @param {string} site
 * @param {Shot} shot
 * @param {(typeof appearances)[number]} look
 */
async function take(browser, site, shot, { theme, name, width, height }) {
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    ...(shot.session !== undefined && { storageState: shot.session }),
  });
  await page.addInitScript({ content: `localStorage.setItem('ui-theme', '${theme}')` });
  await page.goto(site + shot.path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(folder, `${shot.name}-${name}-${theme}.png`) });
  await page.close();
}
