import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { listCampaigns, type Campaign } from 'shared-contracts';
import { admin, candidate, signInAs, test } from '../fixtures/accounts.ts';
import { anyJob } from '../fixtures/catalogue.ts';
import { expectComplete, settled } from '../fixtures/complete-page.ts';
import { gate } from '../fixtures/gate.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';
import { forward, startProxy } from '../fixtures/proxy.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { NewsletterAdminPage } from '../pages/NewsletterAdminPage.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not visible');
  return box;
}

test('a short page ends with the footer at the bottom of the window', async ({ page, expected }) => {
  expected.problems.push(/404 \(Not Found\)/);
  await page.setViewportSize(wide);
  await signInAs(page, candidate);
  for (const path of ['/nada', '/account?tab=companies']) {
    await page.goto(path);
    await expectComplete(page);
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(page.getByRole('contentinfo'));
        return Math.round(y + height);
      }, path)
      .toBe(wide.height);
  }
});

for (const path of ['/home', '/jobs']) {
  test(`${path} does not move if its document is painted before all of it has arrived`, async ({ page }) => {
    const rest = gate();
    const proxy = await startProxy((request, response) => {
      if (request.headers['sec-fetch-dest'] === 'document') void sendInParts(path, response, rest.opened);
      else forward(request, response);
    });
    try {
      await page.setViewportSize(wide);
      const shifts = await watchShifts(page);
      await page.goto(proxy.url + path, { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toBeVisible();
      await settled(page);
      rest.open();
      await expectComplete(page);
      expect(await shifts()).toEqual([]);
    } finally {
      await proxy.stop();
    }
  });
}

/** Sends a document of the site in two parts. The second, on `rest`, begins within the search form, the widest part of the first view. */
async function sendInParts(path: string, response: ServerResponse, rest: Promise<void>): Promise<void> {
  const answer = await fetch(new URL(path, process.env['SITE_URL']));
  const html = await answer.text();
  const end = html.indexOf('</label>', html.indexOf('role="search"'));
  response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' });
  response.write(html.slice(0, end));
  await rest;
  response.end(html.slice(end));
}

test('the panel of the landing page is whole on the first screen, above the strip for companies', async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1536, 864],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expectComplete(page);
    const panel = await boxOf(page.getByRole('main').locator('svg[viewBox="0 0 500 500"]'));
    const strip = await boxOf(page.getByRole('complementary', { name: 'Para empresas' }));
    const edge = await boxOf(page.getByRole('complementary', { name: 'Para empresas' }).locator('> svg'));
    const header = await boxOf(page.getByRole('banner').getByRole('link'));
    const size = `${width} × ${height}`;
    expect([size, Math.round(strip.y + strip.height)]).toEqual([size, height]);
    expect(panel.x + panel.width, size).toBeLessThanOrEqual(width);
    expect(panel.y + panel.height, size).toBeLessThanOrEqual(edge.y);
    expect(panel.y, size).toBeGreaterThanOrEqual(header.y + header.height);
    expect(Math.abs(panel.width - panel.height), size).toBeLessThan(1);
    expect(panel.width, size).toBeGreaterThan(Math.min(width * 0.4, height - 220));
  }
});

test('companies, a company and the home page do not move while they load after a click', async ({ page }) => {
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    const shifts = await watchShifts(page);
    await page.goto('/companies');
    await expectComplete(page);
    // Shifts within half a second of a click do not count.
    await page.route('**/api/**', async (route) => {
      await delay(700);
      await route.fallback();
    });
    await page.mouse.wheel(0, 40);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Ofertas por mês' })).toBeAttached();
    expect(await shifts(), `company at ${size.width} px`).toEqual([]);
    await page.mouse.wheel(0, 40);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Quem mais contrata' })).toBeAttached();
    await expectComplete(page);
    expect(await shifts(), `home at ${size.width} px`).toEqual([]);
    await page.unroute('**/api/**');
  }
});

test('the lists of the account do not move while they load', async ({ page }) => {
  await signInAs(page, candidate);
  // A short page ends with the footer, which becomes visible once the length of the page is known.
  const shifts = await watchShifts(page, 'footer');
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    for (const tab of ['resumes', 'applications', 'interviews', 'savedJobs'] as const) {
      await page.goto(`/account?tab=${tab}`);
      await expectComplete(page);
      expect(await shifts(), `${tab} at ${size.width} px`).toEqual([]);
    }
  }
});

test('the status of applications and interviews comes first on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await signInAs(page, candidate);
  const account = new AccountPage(page);
  for (const [tab, status] of [
    ['applications', 'Em análise'],
    ['interviews', 'Marcada'],
  ] as const) {
    await account.open(tab);
    const row = account.main.getByRole('row').filter({ hasText: status }).first();
    const [badge, title] = [await boxOf(row.getByText(status)), await boxOf(row.getByRole('rowheader'))];
    expect(badge.y + badge.height, tab).toBeLessThanOrEqual(title.y);
  }
});

test('the columns of both interview tables are aligned', async ({ page }) => {
  await page.setViewportSize(wide);
  await signInAs(page, candidate);
  const account = new AccountPage(page);
  await account.open('interviews');
  await expect(account.main.getByRole('table')).toHaveCount(2);
  // In one call: the columns move while the fonts are loading.
  const leftEdges = await account.main
    .getByRole('columnheader')
    .evaluateAll((headers) => headers.map((header) => Math.round(header.getBoundingClientRect().x)));
  expect(leftEdges.slice(leftEdges.length / 2)).toEqual(leftEdges.slice(0, leftEdges.length / 2));
});

test('the figures of campaigns are right-aligned under their heading', async ({ page }) => {
  const sentCounts = [7, 1204, 31];
  await page.route(`**${listCampaigns.template}`, async (route) => {
    const campaigns = (await (await route.fetch()).json()) as Campaign[];
    await route.fulfill({ json: campaigns.map((one, index) => ({ ...one, sentCount: sentCounts[index] ?? 0 })) });
  });
  await signInAs(page, admin);
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    await new NewsletterAdminPage(page).open('?tab=history');
    const figures = page.getByRole('table').locator('[data-number]').filter({ visible: true });
    await expect(figures.filter({ hasText: '1 204' })).toBeVisible();
    const ends = await figures.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return Math.round(text.getBoundingClientRect().right);
      }),
    );
    expect(ends.length).toBeGreaterThan(2);
    expect(new Set(size === phone ? ends.slice(1) : ends).size, `${size.width} px`).toBe(1);
  }
});

test('a printed job has its content in the light theme and no interactive elements', async ({ page, jobPage }) => {
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'));
  await jobPage.open((await anyJob()).slug);
  const title = page.getByRole('heading', { level: 1 });
  const titleColor = () => title.evaluate((element) => getComputedStyle(element).color);
  const screenColor = await titleColor();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  expect(await titleColor()).not.toBe(screenColor);
  const screenOnly = page.locator('header, footer, nav, form, button').filter({ visible: true });
  await expect(screenOnly.and(page.locator('article header'))).toHaveCount(await screenOnly.count());
  await expect(page.getByText('Ofertas parecidas')).toBeHidden();
});

test('printed questions have their answers', async ({ page }) => {
  await page.goto('/perguntas-frequentes');
  const answer = page.getByText('Verificamos o ficheiro antes de o enviar');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
