/** @typedef {import('playwright-core').Page} Page */

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} path
 * @property {(page: Page) => Promise<void>} answersClick Clicks an element of the remote and waits for the effect.
 */

/**
 * The list, and the page of its first job.
 * @param {string} apiUrl
 * @returns {Promise<Target[]>}
 */
export async function chooseTargets(apiUrl) {
  const answer = await fetch(`${apiUrl}/api/proxy/job-search`);
  const { items } = /** @type {import('shared-contracts').JobSearchPage} */ (await answer.json());
  const [job] = items;
  if (job === undefined) throw new Error('The catalogue has no job');
  return [
    { name: '/jobs', path: '/jobs', answersClick: opensFilters },
    { name: '/jobs/{id}', path: `/jobs/${job.slug}`, answersClick: asksToSignIn },
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
