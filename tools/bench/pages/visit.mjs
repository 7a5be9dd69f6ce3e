/// <reference path="./probe.d.ts" />
import path from 'node:path';

/** DESIGN §7: an average mobile line. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** CPU slowdown factor, as of Lighthouse for mobile. */
const phoneSlowness = 4;
const screen = { width: 390, height: 844 };
const probe = path.join(import.meta.dirname, 'probe.js');

/** @typedef {{ path: string, isPicture: boolean, start: number, end: number, bytes: number }} LoadedFile */

/**
 * @typedef {object} Visit
 * @property {number} largestPaint Milliseconds from the start of the navigation.
 * @property {number} interactive The parts of the page in the viewport.
 * @property {number} complete All parts of the page.
 * @property {number} shift
 * @property {number} blocked Total time of tasks beyond 50 ms, on a slow phone with a fast line.
 * @property {number} bytes Until interactive, as transferred; pictures not counted.
 * @property {number} requests Until interactive; pictures not counted.
 * @property {LoadedFile[]} files
 */

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} Session */

/** @typedef {{ url: string, answersClick: (page: Page) => Promise<void> }} Address */

/** @typedef {{ largestPaint: number, interactive: number, complete: number, shift: number, blocked: number, files: LoadedFile[] }} Seen Measurements of the probe. */

/**
 * A first visit over a slow line, and another on a slow phone.
 * @param {Browser} browser
 * @param {Address} address
 * @returns {Promise<Visit>}
 */
export async function visit(browser, address) {
  const seen = await look(browser, address, async (session) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
  });
  const { blocked } = await look(browser, address, async (session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowness });
  });
  return { ...seen, ...costOf(seen), blocked };
}

/**
 * Uses a new browser. Throws if a file of the page is missing, or if the page does not respond to a click at the end: the
 * measurements would be meaningless.
 * @param {Browser} browser
 * @param {Address} address
 * @param {(session: Session) => Promise<void>} slowDown
 * @returns {Promise<Seen>}
 */
async function look(browser, { url, answersClick }, slowDown) {
  const context = await browser.newContext({ viewport: screen, isMobile: true, hasTouch: true, locale: 'pt-PT' });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    /** @type {string[]} */
    const missing = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await page.addInitScript({ path: probe });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => benchResult().complete > 0, undefined, { timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => benchResult());
    await answersClick(page);
    if (missing.length > 0) throw new Error(`Missing files of ${url}: ${missing.join(', ')}`);
    return seen;
  } finally {
    await context.close();
  }
}

/** @param {Seen} seen */
function costOf({ interactive, files }) {
  const needed = files.filter(({ isPicture, start }) => !isPicture && start <= interactive);
  return { requests: needed.length, bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0) };
}
