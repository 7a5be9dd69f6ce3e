import { clientEventLimits, type ClientEvents } from 'shared-contracts';
import {
  brokenRemotes,
  buildBroken,
  placeBroken,
  placeServerFailure,
  placeTampered,
  serverFailures,
  type BrokenRemote,
} from '../gallery/broken-remotes.ts';
import { test, type OwnSite } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';
import { untilReporting } from '../fixtures/visitors.ts';
import type { Page } from '@playwright/test';

test.use({ expected: { problems: [/./] } });
test.describe.configure({ mode: 'serial' });

const panel = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Esta parte do site não carregou' });
/** The page shows the error after twelve seconds at the latest. */
const panelTimeout = { timeout: 60_000 };
const retry = (page: Page) => panel(page).getByRole('button', { name: 'Tentar novamente' });

/** The header and the other remotes work in every case. */
async function expectRestToWork(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas de emprego' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
}

async function register(site: OwnSite, broken: BrokenRemote) {
  await site.register(await placeBroken(site.remotesDir, await site.live('mfe-companies'), broken));
}

/** Reports of the page, which the API would count. */
async function collectReports(page: Page): Promise<ClientEvents[]> {
  const reports: ClientEvents[] = [];
  await page.route('**/api/client-events', (route) => {
    reports.push(route.request().postDataJSON() as ClientEvents);
    return route.fulfill({ status: 204 });
  });
  return reports;
}

/** When the page sent its reports, in milliseconds after the end of its load event. */
const reportTimes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/client-events'));
    return requests.map(({ startTime }) => startTime - navigation!.loadEventEnd);
  });

/** Waits for the reported failure of a remote. */
async function expectReport(reports: readonly ClientEvents[], code: string, failure: object) {
  const failures = () => reports.flatMap(({ events }) => events).filter((event) => event.code === code);
  await expect.poll(() => failures().length, { timeout: 60_000 }).toBe(1);
  expect(failures()[0]).toMatchObject({ remote: 'mfe-companies', ...failure });
  expect(reports.find(({ events }) => events.includes(failures()[0]!))).toMatchObject({
    path: '/companies',
    signedIn: false,
    remotes: expect.arrayContaining([expect.objectContaining({ id: 'mfe-companies', group: 'stable' })]),
  });
}

test('throws-on-first-render: the content of the server stays readable below the panel; a retry replaces it', async ({
  page,
  site,
}) => {
  await register(site, brokenRemotes.throwsOnFirstRender);
  const reports = await collectReports(page);
  await page.goto('/companies');
  const readablePanel = page.getByRole('main').getByRole('alert');
  await expect(readablePanel).toContainText('O conteúdo continua legível');
  await expect(readablePanel).toContainText('TP-502');
  await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
  const company = page.getByRole('main').locator('a[href^="/companies/"]').first();
  await expect(company).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.length).toBe(new Set(ids).size);

  await expectReport(reports, 'TP-502', { kind: 'render' });
  expect(JSON.stringify(reports)).toContain('9.0.0-throws-on-first-render');
  expect(JSON.stringify(reports)).not.toContain('example.com');
  // A request has an entry only after its answer.
  await expect.poll(() => reportTimes(page), 'times of reports, from the load event').not.toEqual([]);
  const earliest = Math.min(...(await reportTimes(page)));
  expect(earliest, 'a report before the page was interactive').toBeGreaterThan(0);

  await page.evaluate(() => Object.assign(window, { isRepaired: true }));
  await readablePanel.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('repaired')).toBeVisible();
  await expect(company).toBeHidden();

  await page.reload();
  await expect(readablePanel).toBeVisible();
  await company.click();
  await expect(page).toHaveURL(/\/companies\/./);
});

test('throws-on-first-render: nothing is reported if the browser asks for privacy', async ({ page, site }) => {
  await register(site, brokenRemotes.throwsOnFirstRender);
  const reports = await collectReports(page);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }));
  await page.goto('/companies');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('TP-502');
  // A hidden page sends everything that it has.
  await untilReporting(page);
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas de emprego' })).toBeVisible();
  expect(reports).toEqual([]);
});

test('blocks-the-main-thread: the duration is reported for the remote', async ({ page, site }) => {
  await register(site, brokenRemotes.blocksTheMainThread);
  const reports = await collectReports(page);
  await page.goto('/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'Empresas' }).click();
  await expectReport(reports, 'TP-508', { kind: 'blocked' });
  const blocked = reports.flatMap(({ events }) => events).find(({ kind }) => kind === 'blocked');
  expect(blocked?.milliseconds).toBeGreaterThan(clientEventLimits.blockedMilliseconds);
  await expectRestToWork(page);
});

for (const broken of [brokenRemotes.throwsOnLoad, brokenRemotes.throwsOnMount, brokenRemotes.missingExport]) {
  test(`${broken.name}: an error panel replaces the remote, the rest of the page works`, async ({ page, site }) => {
    await register(site, broken);
    await page.goto('/jobs');
    await page.getByRole('banner').getByRole('link', { name: 'Empresas' }).click();
    await expect(panel(page)).toBeVisible(panelTimeout);
    await expectRestToWork(page);
  });
}

test('wrong-version: the server refuses the version and serves the last good one, which its health names', async ({
  page,
  site,
}) => {
  const { version } = await site.live('mfe-companies');
  await register(site, brokenRemotes.wrongVersion);
  expect(await site.refused()).toMatchObject([{ version: '9.0.0-wrong-version', serves: version }]);
  expect((await page.goto('/companies'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
  await expectRestToWork(page);
});

test("takes-home: a remote cannot take the shell's home page", async ({ page, site }) => {
  const { version } = await site.live('mfe-companies');
  await register(site, brokenRemotes.takesHome);
  const [refused] = await site.refused();
  expect(refused).toMatchObject({ id: 'mfe-companies', serves: version });
  expect(refused?.reason).toContain('/home is reserved');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRestToWork(page);
});

test('tampered: a version with a file that differs from its hash cannot be used', async ({ site }) => {
  const { id, version } = await site.live('mfe-companies');
  const tampered = await placeTampered(site.remotesDir, await site.live('mfe-companies'));
  const use = site.deployments.flips.use(id, tampered, { by: 'spec', why: null });
  await expect(use).rejects.toThrow('remoteEntry.js differs from the built file');
  expect((await site.live(id)).version).toBe(version);
});

test('fails-on-the-server: the entry is suspended, its page is rendered by the browser, which reports it', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(180_000);
  const good = await site.live('mfe-companies');
  const isRendered = async (address: string) => !(await (await request.get(address)).text()).includes('<noscript><h1>');
  for (const failure of Object.keys(serverFailures) as (keyof typeof serverFailures)[]) {
    const broken = await placeServerFailure(site.remotesDir, good, failure);
    await site.register(broken);
    // Its content is cached: the next address is rendered again.
    await request.get('/companies?visit=first');
    await expect.poll(() => site.suspended(), panelTimeout).toEqual([`mfe-companies@${broken.version}`]);
    await expect.poll(() => isRendered('/jobs'), panelTimeout).toBe(true);
    expect(await isRendered('/companies'), failure).toBe(false);
  }
  const reports = await collectReports(page);
  await page.goto('/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
  await expectReport(reports, 'TP-509', { kind: 'render' });
  await expectRestToWork(page);
});

test('hangs-on-mount: the next click works', async ({ page, site }) => {
  await register(site, brokenRemotes.hangsOnMount);
  await page.goto('/companies');
  await expectRestToWork(page);
});

test('never loads: two silent retries, then an error panel; a retry mounts the remote in place', async ({
  page,
  site,
}) => {
  const { base } = await site.live('mfe-companies');
  let asked = 0;
  await page.route(`**${base}*`, (route) => {
    asked += route.request().resourceType() === 'script' ? 1 : 0;
    return route.fulfill({ status: 503 });
  });
  await page.goto('/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'Empresas' }).click();
  await expect(panel(page)).toBeVisible(panelTimeout);
  expect(asked).toBeGreaterThanOrEqual(3);
  await page.unroute(`**${base}*`);
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
});

test('responds with 503 once: the page loads without an error', async ({ page, site }) => {
  const { base, entry } = await site.live('mfe-companies');
  let failed = false;
  await page.route(`**${base}${entry}`, (route) => {
    if (failed) return route.continue();
    failed = true;
    return route.fulfill({ status: 503 });
  });
  await page.goto('/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'Empresas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
  expect(failed).toBe(true);
});

test('hangs while loading: a note about the delay, a report, and the next click is not blocked', async ({
  page,
  site,
}) => {
  const { base } = await site.live('mfe-companies');
  const reports = await collectReports(page);
  await page.route(`**${base}*`, () => undefined);
  await page.goto('/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'Empresas' }).click();
  await expect(page.getByText('Está a demorar…')).toBeVisible({ timeout: 60_000 });
  await expectReport(reports, 'TP-203', { kind: 'load' });
  await expect(panel(page)).toContainText('TP-203');
  await expectRestToWork(page);
});

test('a tampered file is refused', async ({ page, site }) => {
  const { base, exposes } = await site.live('mfe-companies');
  await page.route(`**${base}${exposes['app']![0]}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};window.tampered = true` });
  });
  await page.goto('/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'Empresas' }).click();
  await expect(panel(page)).toContainText('TP-204', panelTimeout);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('leaks-styles: the policy refuses the style, the header remains visible', async ({ page, site }) => {
  await register(site, brokenRemotes.leaksStyles);
  await page.goto('/companies');
  await expect(page.getByText('leaky')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('names of another remote: its queries do not replace those of the job page', async ({ page, site, jobPage }) => {
  test.setTimeout(180_000);
  await site.register(await buildBroken(site.remotesDir, 'mfe-companies'));
  await page.goto('/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'null, lookup of the gallery' })).toBeVisible();
  await expectRestToWork(page);
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(jobPage.apply).toBeVisible();
  await expect(page.getByText('Oferta não encontrada')).toHaveCount(0);
});
