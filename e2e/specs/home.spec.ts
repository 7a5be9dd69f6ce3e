import type { Page } from '@playwright/test';
import { expectComplete } from '../fixtures/complete-page.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';
import { test } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';

const blocks = ['Por área', 'Acabadas de chegar', 'Em destaque', 'Quem mais contrata', 'Do blogue'];
const jobBlocks = blocks.slice(0, 3);
const otherBlocks = blocks.slice(3);
const block = (page: Page, name: string) => page.getByRole('region', { name });
const panels = (page: Page) => page.getByRole('alert').filter({ hasText: 'Esta parte do site não carregou' });
/** The page shows the error after twelve seconds at the latest. */
const panelTimeout = { timeout: 60_000 };

test.describe.configure({ mode: 'serial' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has the blocks of every remote', async ({ page }) => {
    await page.goto('/home');
    for (const name of blocks) await expect(block(page, name)).toBeVisible();
    await expect(block(page, 'Em destaque').getByRole('link')).not.toHaveCount(0);
    await block(page, 'Quem mais contrata').getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/companies\/[\w-]+$/);
  });
});

test('the home page requests no data except the session, and its layout does not shift', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname);
  });
  const shifts = await watchShifts(page);
  await page.goto('/home');
  await expectComplete(page);
  expect(calls.filter((call) => call !== '/api/session' && !call.endsWith('.webmanifest'))).toEqual([]);
  expect(await shifts()).toEqual([]);
});

test.describe('with an unavailable remote', () => {
  test.use({ expected: { problems: [/./] } });

  test('server-rendered content stays readable, and its links work', async ({ page, site }) => {
    const { base } = await site.live('mfe-jobs');
    await page.route(`**${base}*`, (route) => route.abort());
    // Shortly after its start, the server sends the page without content that is not loaded within the deadline.
    await expect.poll(async () => (await page.request.get('/home')).text()).toContain('Por área');
    await page.goto('/home');
    for (const name of blocks) await expect(block(page, name)).toBeVisible();
    await expect(panels(page)).toHaveCount(0);
    await expect(block(page, 'Por área').getByRole('link', { name: 'Ver todas' })).toHaveAttribute('href', '/jobs');
  });

  for (const [id, missing, present] of [
    ['mfe-jobs', jobBlocks, otherBlocks],
    ['mfe-companies', ['Quem mais contrata'], [...jobBlocks, 'Do blogue']],
  ] as const) {
    test(`${id}: only its blocks are missing`, async ({ page, site }) => {
      const remote = await site.live(id);
      await page.route(`**${remote.base}*`, (route) => route.abort());
      await page.goto('/perguntas-frequentes');
      // Before hydration, the link would load the document, with the blocks that the server rendered.
      await expectComplete(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Lista de espera' }).click();
      await page.getByRole('link', { name: 'Entrar no site e ver tudo' }).click();
      for (const name of present) await expect(block(page, name)).toBeVisible();
      await expect(panels(page)).toHaveCount(missing.length, panelTimeout);
      for (const name of missing) await expect(block(page, name)).toHaveCount(0);
      await page.unroute(`**${remote.base}*`);
      for (let remaining = missing.length; remaining > 0; remaining -= 1) {
        await panels(page).first().getByRole('button', { name: 'Tentar novamente' }).click();
        await expect(panels(page)).toHaveCount(remaining - 1, panelTimeout);
      }
      for (const name of blocks) await expect(block(page, name)).toBeVisible();
    });
  }

  test('mfe-jobs has no server entry: the server sends the page with the blocks of the other remotes', async ({
    page,
    site,
  }) => {
    await site.register({ ...(await site.live('mfe-jobs')), version: '9.9.9-none', server: null });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of otherBlocks) await expect(block(page, name)).toBeVisible();
  });
});
