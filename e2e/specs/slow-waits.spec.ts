import type { Page } from '@playwright/test';
import { login, routes } from 'shared-contracts';
import { violations } from '../fixtures/axe.ts';
import { gate } from '../fixtures/gate.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthPage } from '../pages/AuthPage.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Está a demorar…' });
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Tentar novamente' });
/** The notice is part of the features that are loaded when the page is idle. */
const loaded = { timeout: 30_000 };

/** Delays the responses to a path until the returned gate is opened. */
async function delay(page: Page, path: string) {
  const answers = gate();
  await page.route(path, async (route) => {
    await answers.opened;
    await route.continue();
  });
  return answers;
}

for (const theme of ['light', 'dark'] as const) {
  test(`a slow first list: an accessible notice without layout shifts, until it arrives (${theme})`, async ({
    page,
    jobsPage,
    chrome,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('ui-theme', name), theme);
    const shifts = await watchShifts(page);
    await chrome.open(routes.faq);
    const answers = await delay(page, '**/api/proxy/job-search**');
    await page.getByRole('banner').getByRole('link', { name: 'Ofertas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ofertas de emprego' })).toBeVisible();
    const before = await shifts();
    await expect(notice(page)).toBeVisible(loaded);
    await expect(notice(page).getByRole('status')).toContainText('Continuamos a tentar');
    await expect(retry(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await shifts()).toEqual(before);
    answers.open();
    await expect(jobsPage.rows.first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('a slow sign-in: a notice without a retry, because the request must not be sent twice', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  const answers = await delay(page, `**${login.template}`);
  await auth.signIn({ username: 'candidata', password: 'candidata123' });
  await expect(notice(page)).toBeVisible(loaded);
  await expect(retry(page)).toHaveCount(0);
  answers.open();
  await expect(notice(page)).toHaveCount(0);
});

test('a slow document: a notice on the previous page', async ({ page, chrome }) => {
  await chrome.open(routes.faq);
  // Locators wait for the end of a navigation, so the page itself reports the notice.
  const noticed = gate();
  await page.exposeFunction('reportNotice', noticed.open);
  await page.evaluate(() => {
    const { reportNotice } = window as unknown as { reportNotice: () => void };
    const report = () => document.body.innerText.includes('Está a demorar…') && reportNotice();
    new MutationObserver(report).observe(document.body, { subtree: true, childList: true });
  });
  await page.waitForLoadState('networkidle');
  const answers = await delay(page, '**/jobs?keyword=a');
  await page.evaluate(() => window.location.assign('/jobs?keyword=a'));
  await noticed.opened;
  answers.open();
  await expect(page).toHaveURL(/jobs\?keyword=a/);
  await expect(notice(page)).toHaveCount(0);
});
