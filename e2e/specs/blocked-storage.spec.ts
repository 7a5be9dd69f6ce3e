import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newUserData, makeAccount, test } from '../fixtures/accounts.ts';
import { search } from '../fixtures/catalogue.ts';
import { test as cookieless } from '../fixtures/cookieless-site.ts';
import { receivedFrom } from '../fixtures/external-systems.ts';
import { expect } from '../fixtures/test.ts';
import { ApplyPage } from '../pages/ApplyPage.ts';
import { AuthPage } from '../pages/AuthPage.ts';
import type { Chrome } from '../pages/Chrome.ts';
import type { JobPage } from '../pages/JobPage.ts';
import type { JobsPage } from '../pages/JobsPage.ts';

/** Makes every access to site data throw, as in a browser that blocks it. */
const blockStorage = ({ page }: { page: Page }) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get });
    }
  });

async function searchAndApply({ page, jobsPage, jobPage }: { page: Page; jobsPage: JobsPage; jobPage: JobPage }) {
  const email = `ines.${randomUUID().slice(0, 8)}@example.com`;
  await jobsPage.open();
  await jobsPage.keyword.fill('analista');
  await jobsPage.submit.click();
  await expect(page).toHaveURL(/keyword=analista/);
  await jobsPage.rows.first().getByRole('link').click();
  await jobPage.ready();
  await jobPage.apply.click();
  const apply = new ApplyPage(page, page.getByRole('dialog').or(page.getByRole('main')).last());
  await apply.choose();
  await apply.email.fill(email);
  await apply.finish();
  expect(await receivedFrom(email)).toHaveLength(1);
}

async function changeThemeAndLanguage({ page, chrome }: { page: Page; chrome: Chrome }) {
  await chrome.open('/home');
  await chrome.choose('Escuro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chrome.choose('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await chrome.banner.getByRole('link', { name: 'Browse Jobs' }).click();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

cookieless.describe('a browser that blocks cookies, and site data with them', () => {
  cookieless.beforeEach(blockStorage);

  cookieless('searches, opens a job and applies', searchAndApply);

  cookieless('changes theme and language, also on the next page', changeThemeAndLanguage);

  cookieless('shows why signing in fails, and keeps the input', async ({ page }) => {
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signIn({ username: 'candidata', password: 'candidata123' });
    await expect(page.getByRole('main')).toContainText('O navegador bloqueia os cookies deste site');
    await expect(page.getByRole('textbox', { name: 'Nome de utilizador ou e-mail' })).toHaveValue('candidata');
  });
});

test.describe('a browser that blocks site data', () => {
  test.beforeEach(blockStorage);

  test('searches, opens a job and applies', searchAndApply);

  test('changes theme and language, also on the next page', changeThemeAndLanguage);

  test('signs in and saves a job', async ({ page, jobPage }) => {
    const user = newUserData();
    await makeAccount(page.request, user);
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signIn(user);
    await expect(page).toHaveURL(/\/account/);
    const [job] = (await search('sort=date')).items;
    await jobPage.open(job!.slug);
    await jobPage.save.click();
    await expect(page.getByRole('button', { name: /^Remover das guardadas|^Guardada/ }).first()).toBeVisible();
  });
});
