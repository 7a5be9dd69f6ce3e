import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../tools/build.mjs';
import { test } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';

const author = { by: 'spec', why: 'two versions' };

test('two versions side by side: the registry switches to the second and back while the site runs', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const first = await site.live('mfe-companies');
  const out = await mkdtemp(path.join(os.tmpdir(), 'trampolim-version-'));
  await build({ only: ['mfe-companies'], remoteVersion: '9.9.9', out });
  const version = '9.9.9';
  await cp(path.join(out, 'remotes/mfe-companies', version), path.join(site.remotesDir, 'mfe-companies', version), {
    recursive: true,
  });

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/jobs');
  await site.deployments.flips.use('mfe-companies', version, author);
  const second = await site.live('mfe-companies');
  const companies = page.getByRole('banner').getByRole('link', { name: 'Empresas' });
  const heading = page.getByRole('heading', { level: 1, name: 'Quem está a contratar' });
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await expect.poll(async () => (await page.request.get('/companies')).text()).toContain(second.base);
  await companies.click();
  await expect(heading).toBeVisible();
  expect(scripts).toContain(`${first.base}${first.entry}`);

  // A minute later the open page moves to the new version when it is mounted again, in the same document.
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas' }).click();
  await expect(heading).toBeHidden();
  await page.clock.fastForward('01:01');
  const checked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/registry.json');
  await companies.hover();
  await checked;
  await companies.click();
  await expect(heading).toBeVisible();
  expect(scripts).toContain(`${second.base}${second.entry}`);
  await expect(page.locator('#remote-mfe-companies')).not.toBeEmpty();
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);

  scripts.length = 0;
  await site.deployments.flips.rollback('mfe-companies', author);
  await expect(async () => {
    await page.goto('/companies');
    expect(scripts).toContain(`${first.base}${first.entry}`);
  }).toPass();
  await rm(out, { recursive: true, force: true });
});

test('immutable files are cached for a year, other files are not cached', async ({ request, site }) => {
  const { base, entry } = await site.live('mfe-jobs');
  const cache = async (address: string) => (await request.get(address)).headers()['cache-control'];
  expect(await cache(`${base}${entry}`)).toContain('immutable');
  expect(await cache('/registry.json')).toBe('private, no-cache');
  expect(await cache('/jobs')).toMatch(/no-store|no-cache/);
  expect((await request.get(`${base}nothing.js`)).status()).toBe(404);
});

test.describe('a remote that is switched off', () => {
  test.use({ expected: { problems: [/503 \(Service Unavailable\)/] } });

  test('answers 503 with a way on, also after a navigation in the page, and the rest works', async ({ page, site }) => {
    await site.deployments.flips.switchOff('mfe-companies', author);
    await expect.poll(async () => (await page.request.get('/companies')).status()).toBe(503);
    const heading = page.getByRole('heading', { level: 1, name: 'Esta área não está disponível de momento' });
    await expect(async () => {
      await page.goto('/home');
      await page.evaluate(() => {
        window.history.pushState(null, '', '/companies');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(heading).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Ofertas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ofertas de emprego' })).toBeVisible();
    await site.deployments.flips.switchOn('mfe-companies', author);
    await expect.poll(async () => (await page.request.get('/companies')).status()).toBe(200);
  });
});
