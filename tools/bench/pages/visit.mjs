import path from 'node:path';

/** Of DESIGN §7: a middling mobile line. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const screen = { width: 390, height: 844 };
const probe = path.join(import.meta.dirname, 'probe.js');

/** @typedef {{ path: string, isPicture: boolean, start: number, end: number, bytes: number }} LoadedFile */

/**
 * @typedef {object} Visit
 * @property {number} largestPaint Milliseconds from the start of the navigation.
 * @property {number} interactive
 * @property {number} shift
 * @property {number} bytes Until interactive, as transferred; pictures not counted.
 * @property {number} requests Until interactive; pictures not counted.
 * @property {LoadedFile[]} files
 */

/**
 * One first visit over a slow line, in a browser that knows nothing of the site. Throws when the page does not answer a
 * click in the end: the moment that was measured would mean nothing.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, answersClick: (page: import('playwright-core').Page) => Promise<void> }} target
 * @returns {Promise<Visit>}
 */
export async function visit(browser, { url, answersClick }) {
  const context = await browser.newContext({ viewport: screen, isMobile: true, hasTouch: true, locale: 'pt-PT' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await page.addInitScript({ path: probe });
    await page.goto(url, { waitUntil: 'load' });
    // @ts-expect-error The probe is in the page.
    await page.waitForFunction(() => benchResult().interactive > 0, undefined, { timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    /** @type {{ largestPaint: number, interactive: number, shift: number, files: LoadedFile[] }} */
    const seen = await page.evaluate('benchResult()');
    await answersClick(page);
    return { ...seen, ...costOf(seen) };
  } finally {
    await context.close();
  }
}

/** @param {{ interactive: number, files: LoadedFile[] }} seen */
function costOf({ interactive, files }) {
  const needed = files.filter(({ isPicture, start }) => !isPicture && start <= interactive);
  return { requests: needed.length, bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0) };
}
