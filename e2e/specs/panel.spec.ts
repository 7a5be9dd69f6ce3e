import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin, signInAs } from '../fixtures/accounts.ts';
import { violations } from '../fixtures/axe.ts';
import { test } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';
import { brokenRemotes, placeBroken } from '../gallery/broken-remotes.ts';

test.describe.configure({ mode: 'serial' });
test.use({
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `198.19.${randomInt(0, 256)}.${randomInt(1, 255)}` }),
});

const panel = (page: Page) => page.getByRole('region', { name: 'Panel of this page' });
const row = (page: Page, id: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${id}`) }) })
    .first();

interface Exported {
  path: string;
  remotes: { id: string; version: string; state: string; phases: { name: string }[]; slots: { hydrated: boolean }[] }[];
}

test('an admin sees the remotes of the page; it does not shift, and Esc returns the focus', async ({ page, site }) => {
  await signInAs(page, admin);
  const shifts = await watchShifts(page);
  await page.goto('/home?panel');
  await expect(panel(page)).toBeVisible();
  const ids = ['mfe-jobs', 'mfe-companies'];
  for (const id of ids) {
    const { version } = await site.live(id);
    await expect(row(page, id)).toContainText(version);
    const lane = await row(page, id).getByRole('img').getAttribute('aria-label');
    expect(lane?.match(/fetch|link|evaluate|mount/g)).toEqual(['fetch', 'link', 'evaluate', 'mount']);
  }
  expect(await page.locator('[lang="en"] rect[rx="12"]').count()).toBeGreaterThanOrEqual(ids.length);
  expect(await shifts()).toEqual([]);

  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Export JSON' }).click();
  const exported = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Exported;
  expect(exported.path).toBe('/home');
  const jobs = exported.remotes.find(({ id }) => id === 'mfe-jobs');
  expect(jobs).toMatchObject({ state: 'mounted', version: (await site.live('mfe-jobs')).version });
  expect(jobs?.slots.map(({ hydrated }) => hydrated)).toEqual([true, true, true]);

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      const found = await violations(page);
      expect(found, `${width} ${theme}`).toEqual([]);
    }
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await panel(page).getByRole('button', { name: 'Close the panel' }).click();
  await expect(panel(page)).toHaveCount(0);
  const link = page.getByRole('banner').getByRole('link', { name: 'Ofertas' });
  await link.focus();
  await page.keyboard.press('Shift+P');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a visitor gets no panel, and not its code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/home?panel');
  await expect.poll(() => scripts.some((url) => url.includes('/assets/overlays.'))).toBe(true);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shell.panel'))).toBe('1');
  await page.keyboard.press('Shift+P');
  await expect(panel(page)).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('/assets/panel.'))).toEqual([]);
});

test.describe('with a broken remote', () => {
  test.use({ expected: { problems: [/./] } });

  test('its code, its tries and what the visitor reads are shown', async ({ page, site }) => {
    await site.register(
      await placeBroken(site.remotesDir, await site.live('mfe-companies'), brokenRemotes.throwsOnLoad),
    );
    await signInAs(page, admin);
    await page.goto('/companies?panel');
    const failed = row(page, 'mfe-companies');
    await expect(failed).toContainText('TP-401', { timeout: 60_000 });
    await expect(failed).toContainText('The code of the remote threw when it was evaluated.');
    await expect(failed).toContainText('failed');
    await expect(failed).toContainText('3 tries. The visitor reads “');
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
