/** @typedef {import('playwright-core').Page} Page */

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} path
 * @property {number | null} mostRequests Until it is interactive (DESIGN §7); null without a limit.
 * @property {(page: Page) => Promise<void>} answersClick Clicks an element of the page and waits for the effect.
 */

/**
 * The home page, the list, and the page of its first job.
 * @param {string} apiUrl
 * @returns {Promise<Target[]>}
 */
export async function chooseTargets(apiUrl) {
  const answer = await fetch(`${apiUrl}/api/proxy/job-search`);
  const { items } = /** @type {import('shared-contracts').JobSearchPage} */ (await answer.json());
  const [job] = items;
  if (job === undefined) throw new Error('The catalogue has no job');
  return [
    { name: '/home', path: '/home', mostRequests: null, answersClick: asksToSignIn },
    { name: '/jobs', path: '/jobs', mostRequests: 6, answersClick: opensFilters },
    { name: '/jobs/{id}', path: `/jobs/${job.slug}`, mostRequests: 6, answersClick: asksToSignIn },
  ];
}

/** @param {Page} page */
async function opensFilters(page) {
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** Saving a job requires a session. @param {Page} page */
async function asksToSignIn(page) {
  await page
    .getByRole('button', { name: /^Guardar/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(({ pathname }) => pathname === '/auth', { waitUntil: 'commit' });
}
