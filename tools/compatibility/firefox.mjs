import path from 'node:path';
import { buildAndDeploy } from '../deploy.mjs';
import { startPostgres } from '../postgres.mjs';
import { searchJob } from './calls.mjs';
import { steps, textOf } from './firefox-journey.mjs';
import { startProduct } from './product.mjs';
import { withResources } from './resources.mjs';
import { findProgram, versionOf } from './system.mjs';

/**
 * A visit in Firefox as Debian or Mozilla ship it, over WebDriver BiDi. By Puppeteer, which supports the released Firefox:
 * Playwright's channel `moz-firefox` sends commands that ESR 153 does not support.
 */
export const firefox = {
  name: 'firefox',
  /** @param {{ log: (text: string) => void }} options @returns {Promise<import('../compatibility.mjs').CheckResult>} */
  async run({ log }) {
    const program = findProgram('firefox-esr') ?? findProgram('firefox');
    if (program === null) return { skipped: 'apt-get install -y --no-install-recommends firefox-esr' };
    log(versionOf(program));
    await buildAndDeploy({ log });
    return { problems: await withResources((resources) => visit(resources, program, log)) };
  },
};

/**
 * @param {import('./resources.mjs').Resources} resources
 * @param {string} program
 * @param {(text: string) => void} log
 */
async function visit(resources, program, log) {
  const folder = resources.folder('firefox');
  const postgres = await startPostgres({ dataDir: path.join(folder, 'data', 'postgres'), durable: false });
  resources.add(postgres.stop);
  const { urls } = await startProduct(resources, {
    folder,
    databaseUrl: postgres.url,
    services: ['sandbox', 'mail', 'api', 'worker', 'site'],
    demo: true,
  });
  const page = await openBrowser(resources, program, folder);
  /** @type {string[]} */
  const problems = [];
  report(page, (problem) => problems.push(`${problem} (on ${new URL(page.url()).pathname})`));
  const { job } = await searchJob(urls.api);
  for (const step of steps) {
    await step(page, { folder, site: urls.site, job }).catch(async (error) => {
      problems.push(
        `${step.name}: ${error.message} (on ${page.url()}, which shows: ${(await textOf(page)).slice(0, 800)})`,
      );
    });
    log(`${step.name}: ${problems.length} problems so far`);
  }
  return problems;
}

/**
 * @param {import('./resources.mjs').Resources} resources
 * @param {string} executablePath
 * @param {string} folder
 */
async function openBrowser(resources, executablePath, folder) {
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Firefox refuses a home folder of another user.
    env: { ...process.env, HOME: folder },
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-PT' },
    defaultViewport: { width: 1280, height: 900 },
  });
  resources.add(() => browser.close());
  return browser.newPage();
}

/** A visitor without a session gets 401, which the platform logs. */
const expected = /\/api\/session\b|Authentication error for API request/;

/**
 * Reports uncaught errors, errors of the console, and failed requests.
 * @param {import('puppeteer-core').Page} page
 * @param {(problem: string) => void} note
 */
function report(page, note) {
  const unlessExpected = (/** @type {string} */ problem) => expected.test(problem) || note(problem);
  page.on('pageerror', (error) => unlessExpected(`uncaught ${error instanceof Error ? error.message : String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') unlessExpected(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) unlessExpected(`${answer.status()} ${answer.url()}`);
  });
}
