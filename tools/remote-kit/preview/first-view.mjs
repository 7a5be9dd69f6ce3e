import { pageElements } from 'shared-contracts';

/**
 * @typedef {import('playwright-core').BrowserContext} BrowserContext
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('shared-contracts').ResolvedRemote} ResolvedRemote
 */

/** The limit of Core Web Vitals for a good page. */
const largestShift = 0.1;
const quietMs = 10_000;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Problems of the first view in a browser: another status than 200, no content, another version than the preview's, errors in the
 * console, failed requests, layout shifts, serious violations of accessibility rules. The site renders previews in the browser only
 * (ADR 55), so the content is that of the browser; `*.server.test.*` of the remote checks the server's.
 * @param {BrowserContext} context With the cookie of the preview.
 * @param {string} address
 * @param {{ remote: ResolvedRemote, axe: string }} options `axe`: its script.
 */
export async function firstViewProblems(context, address, { remote, axe }) {
  const page = await context.newPage();
  const problems = watchFaults(page);
  await page.addInitScript({ content: recordShifts });
  const response = await page.goto(address);
  // There is nothing more to check.
  if (response?.status() !== 200) {
    await page.close();
    return [`the server answers ${response?.status() ?? 'nothing'}`];
  }
  // A page that never is quiet is checked as it is then.
  await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => {});
  const text = await page.locator(`[id="${pageElements.remote(remote.id)}"]`).innerText();
  if (text.trim() === '') problems.push('the remote has no content');
  const shown = await shownVersion(page, remote.id);
  if (shown !== remote.version) problems.push(`shows ${shown ?? 'no version'} instead of the preview`);
  const shift = await page.evaluate(() => /** @type {any} */ (globalThis).layoutShift);
  if (shift > largestShift) problems.push(`layout shift of ${shift.toFixed(2)}, the limit is ${largestShift}`);
  problems.push(...(await violations(page, axe)));
  await page.close();
  return [...new Set(problems)].toSorted();
}

/** @param {Page} page @returns {string[]} Grows with each fault. */
function watchFaults(page) {
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Failed requests are listed with their address.
    const isRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRequest) faults.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // The page itself cancels requests that it does not need any more.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.method()} ${request.url()}`);
  });
  return faults;
}

/** Runs in the page before its own scripts. */
const recordShifts = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** @param {Page} page @param {string} id @returns {Promise<string | null>} */
async function shownVersion(page, id) {
  const text = await page.locator(`script[id="${pageElements.registry}"]`).textContent({ timeout: quietMs });
  /** @type {import('shared-contracts').Registry} */
  const { remotes } = JSON.parse(text ?? '{"remotes":[]}');
  return remotes.find((one) => one.id === id)?.version ?? null;
}

/** @param {Page} page @param {string} axe */
async function violations(page, axe) {
  // Evaluated instead of inserted: the page's policy refuses other scripts.
  await page.evaluate(axe);
  const found = await page.evaluate(async (tags) => {
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], preload: false };
    return /** @type {any} */ (globalThis).axe.run(options);
  }, rules);
  /** @type {{ id: string, impact: string, nodes: { target: string[] }[] }[]} */
  const all = found.violations;
  return all
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) => nodes.map(({ target }) => `axe ${id} (${impact}): ${target.join(' ')}`));
}
