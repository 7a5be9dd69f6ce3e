import { randomUUID } from 'node:crypto';
import { someone, makeAccount, test } from '../fixtures/accounts.ts';
import { search } from '../fixtures/catalogue.ts';
import { receivedFrom } from '../fixtures/outside.ts';
import { expect } from '../fixtures/test.ts';
import { ApplyPage } from '../pages/ApplyPage.ts';
import { AuthPage } from '../pages/AuthPage.ts';

test.describe('a browser that blocks site data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get });
      }
    }),
  );

  test('searches, opens a job and applies', async ({ page, jobsPage, jobPage }) => {
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
  });

  test('changes theme and language, also on the next page', async ({ page, chrome }) => {
    await chrome.open('/home');
    await chrome.choose('Escuro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await chrome.choose('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await chrome.banner.getByRole('link', { name: 'Browse Jobs' }).click();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('signs in and saves a job', async ({ page, jobPage }) => {
    const person = someone();
    await makeAccount(page.request, person);
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signIn(person);
    await expect(page).toHaveURL(/\/account/);
    const [job] = (await search('sort=date')).items;
    await jobPage.open(job!.slug);
    await jobPage.save.click();
    await expect(page.getByRole('button', { name: /^Remover das guardadas|^Guardada/ }).first()).toBeVisible();
  });
});
