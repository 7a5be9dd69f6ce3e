import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from 'shared-contracts';
import { candidate, signInAs } from '../fixtures/accounts.ts';
import { test, type OwnSite } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';
import { readRelease, unpackRelease } from '../../tools/releases/releases.mjs';
import { root } from '../../tools/services.mjs';
import { CompaniesPage } from '../pages/CompaniesPage.ts';

const id = 'mfe-companies';

/** Deploys the version that was released for platform 1.1.0 with all checks, in place of the current one. */
async function deployPrevious(site: OwnSite): Promise<void> {
  const { remotes } = await readRelease(root, '1.1.0');
  const version = remotes.find((remote) => remote.id === id)!.version;
  await unpackRelease(root, '1.1.0', path.dirname(site.remotesDir), 'remotes/');
  await site.deployments.deploy({ versions: { [id]: version }, shell: false, again: true }, { by: 'test', why: null });
  await expect
    .poll(async () => {
      const { remotes: served } = (await (await fetch(`${site.url}/registry.json`)).json()) as Registry;
      return served.find((remote) => remote.id === id)?.version;
    })
    .toBe(version);
  expect(await site.refused()).toEqual([]);
}

/** Requests of the module that only remotes for 1.x need. */
function countPrevious(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/platform-1\./.test(request.url())) requested.push(request.url());
  });
  return requested;
}

test('a released remote for platform 1.x and remotes for 2.0 work in one page', async ({ page, site }) => {
  await deployPrevious(site);
  const requested = countPrevious(page);
  await signInAs(page, candidate);
  const companiesPage = new CompaniesPage(page);

  // The content of the server is that of the released server entry.
  const html = await (await page.request.get('/companies')).text();
  expect(html.split('id="remote-mfe-companies"')[1]).toContain('Quem está a contratar');
  await companiesPage.open();
  expect(requested).toHaveLength(1);
  await expect(companiesPage.tiles).toHaveCount(12);

  // Its queries and mutations use the page's session and cache.
  await companiesPage.tiles.first().getByRole('link').click();
  await expect(companiesPage.facts).toBeVisible();
  const follow = page.getByRole('button', { name: /^(Seguir|A seguir) / }).first();
  const before = (await follow.getAttribute('aria-pressed')) === 'true';
  for (const expected of [!before, before]) {
    const answered = page.waitForResponse((response) => response.request().method() !== 'GET');
    await follow.click();
    expect((await answered).ok()).toBe(true);
    await expect(follow).toHaveAttribute('aria-pressed', String(expected));
  }

  // Language and theme are those of the page, also after a navigation to a remote for 2.0 and back.
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await page.getByRole('banner').getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(page).toHaveURL(/\/jobs/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
  await expect(companiesPage.heading).toHaveText('Who is hiring');
  expect(requested).toHaveLength(1);
});

test('a fragment for platform 1.x is part of the home page, beside those for 2.0', async ({ page, site }) => {
  await deployPrevious(site);
  await page.goto('/home');
  const companies = page.locator('[data-fragment="mfe-companies:companies"]');
  await expect(companies.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[data-fragment="mfe-jobs:recent"]').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a page of remotes for 2.0 does not load the module for 1.x', async ({ page }) => {
  const requested = countPrevious(page);
  await new CompaniesPage(page).open();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});
