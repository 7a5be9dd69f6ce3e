import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectReadableInAll, followSystemTheme, phone, wide } from '../fixtures/appearances.ts';
import { test as ownSite } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';

const test = ownSite.extend<{ installed: Page }>({
  /** The home page, controlled by the service worker. */
  installed: async ({ page }, use) => {
    await page.goto('/home');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await use(page);
  },
});

// Reports of browsers about requests and pages without a response. Parts that an idle page preloads fail without a connection.
test.use({
  serviceWorkers: 'allow',
  expected: { problems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /503/, /unreachable|failed \(0:/] },
});

const isCached = (page: Page, address: string) =>
  page.evaluate(async (key) => (await caches.match(key, { ignoreVary: true })) !== undefined, address);

const expectCached = (page: Page, address: string) =>
  expect.poll(() => isCached(page, address), { timeout: 60_000 }).toBe(true);

/** Opens the first job of the list by client-side navigation, and waits until it is cached. */
async function readFirstJob(page: Page): Promise<{ address: string; title: string }> {
  await page.goto('/jobs');
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const title = await link.innerText();
  await link.click();
  await page.waitForURL(/\/jobs\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await expectCached(page, address);
  return { address, title };
}

const offlineTitle = { name: 'Está sem ligação à Internet' };

test('a job that was opened can be read without a connection', async ({ installed: page, context }) => {
  const { title } = await readFirstJob(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Its scripts run too, under the stored policy.
  await page.getByRole('contentinfo').getByText('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const address of ['/companies', '/jobs?keyword=analista', '/perguntas-frequentes']) {
  test(`the first page of a visit can be read without a connection: ${address}`, async ({ page, context }) => {
    await page.goto(address);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expectCached(page, address);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('a page that was not stored shows the offline page with the stored pages, and loads after reconnecting', async ({
  installed: page,
  context,
}) => {
  await followSystemTheme(page);
  const { address, title } = await readFirstJob(page);
  await context.setOffline(true);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    // No script of the offline page follows the system's theme.
    await page.goto('/companies?page=2');
    await expect(page.getByRole('heading', { level: 1, ...offlineTitle })).toBeVisible();
    await expectReadableInAll(
      page,
      [
        { theme, size: phone, rules: 'all' },
        { theme, size: wide, rules: 'colors' },
      ],
      'offline page',
    );
  }
  await expect(
    page.getByRole('region', { name: 'O que pode ler sem ligação' }).getByRole('listitem').first(),
  ).toContainText(title);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, ...offlineTitle })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?page=2');
});

test('the offline page has the language of the last page', async ({ installed: page, context }) => {
  await page.goto('/home?lng=en');
  await context.setOffline(true);
  await expect(async () => {
    await page.goto('/companies');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('no page is stale: the next page has the new version', async ({ installed: page, site }) => {
  await page.goto('/jobs');
  const old = await site.live('mfe-jobs');
  const version = '9.9.9-bbbbbbbb';
  const folder = path.join(site.remotesDir, 'mfe-jobs');
  await cp(path.join(folder, old.version), path.join(folder, version), { recursive: true });
  const next = { ...old, version, base: `/remotes/mfe-jobs/${version}/` };
  await site.register(next);

  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => files).toContain(`${next.base}${next.entry}`);
  expect(files).not.toContain(`${old.base}${old.entry}`);
});

test('a page is stored permanently on request, until it is released', async ({ installed: page, context }) => {
  const { address } = await readFirstJob(page);
  const postToServiceWorker = (type: string) =>
    page.evaluate((message) => navigator.serviceWorker.controller?.postMessage(message), { type, path: address });
  const isStoredPermanently = () =>
    page.evaluate(async (key) => {
      const cache = await caches.open('pages-kept-1');
      return (await cache.match(key, { ignoreVary: true })) !== undefined;
    }, address);
  expect(await isStoredPermanently()).toBe(false);
  await postToServiceWorker('keep');
  await expect.poll(isStoredPermanently).toBe(true);
  await page.evaluate(() => caches.delete('pages-recent-1'));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineTitle.name);
  await postToServiceWorker('release');
  await expect.poll(isStoredPermanently).toBe(false);
});

test('the service worker stores no personal data: no account, no application, no API response', async ({
  installed: page,
}) => {
  const { address } = await readFirstJob(page);
  for (const visited of ['/home', '/auth', '/account', '/jobs/12/apply', '/jobs?keyword=dados']) {
    await page.goto(visited);
  }
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const others = kept.filter((one) => !/^\/(assets|remotes)\//.test(one));
  expect([...new Set(others)].toSorted()).toEqual(['/home', '/jobs', '/last-language', '/offline', address].toSorted());
});

test('the site can be installed', async ({ page }) => {
  await page.goto('/home');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  await expect
    .poll(async () =>
      (await session.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId),
    )
    .toEqual(expect.not.arrayContaining(['no-manifest', 'manifest-missing-suitable-icon', 'start-url-not-valid']));
});
