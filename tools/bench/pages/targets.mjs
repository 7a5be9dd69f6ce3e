/** @typedef {import('playwright-core').Page} Page */

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} path
 * @property {(page: Page) => Promise<void>} answersClick Clicks something of the remote and waits for what it does.
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
  if (job === undefined) throw new Error('There is no job to read');
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

/** Saving a job is for people who signed in. @param {Page} page */
async function asksToSignIn(page) {
  await page
    .getByRole('button', { name: /^Guardar/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(({ pathname }) => pathname === '/auth', { waitUntil: 'commit' });
}
