import { brokenRemotes, placeBroken, placeTampered, type BrokenRemote } from '../gallery/broken-remotes.ts';
import { test, type OwnSite } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';
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
  const use = site.deployments.use(id, tampered, { by: 'spec', why: null });
  await expect(use).rejects.toThrow('remoteEntry.js differs from the built file');
  expect((await site.live(id)).version).toBe(version);
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

test('hangs while loading: a note about the delay, and the next click is not blocked', async ({ page, site }) => {
  const { base } = await site.live('mfe-companies');
  await page.route(`**${base}*`, () => undefined);
  await page.goto('/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'Empresas' }).click();
  await expect(page.getByText('Está a demorar…')).toBeVisible({ timeout: 60_000 });
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
  await expect(panel(page)).toBeVisible(panelTimeout);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('leaks-styles: the policy refuses the style, the header remains visible', async ({ page, site }) => {
  await register(site, brokenRemotes.leaksStyles);
  await page.goto('/companies');
  await expect(page.getByText('leaky')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
