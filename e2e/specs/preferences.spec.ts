import type { Page } from '@playwright/test';
import { gate } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('the theme', () => {
  const root = (page: Page) => page.locator('html');
  const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('is light until a theme is selected, whatever the device prefers', async ({ page, chrome }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await chrome.open('/jobs');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(chrome.footer.getByRole('button', { name: 'Claro' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a selected theme is painted before any script file is loaded', async ({ page, chrome }) => {
    await chrome.open('/jobs');
    const light = await backgroundOf(page);
    await chrome.choose('Escuro');
    const dark = await backgroundOf(page);
    expect(dark).not.toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark');
    const scripts = gate();
    await page.route('**/*.js', async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await backgroundOf(page)).toBe(dark);
    scripts.open();
    await expect(chrome.footer.getByRole('button', { name: 'Escuro' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the system theme follows the device, also while the page is open', async ({ page, chrome }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await chrome.open('/jobs');
    await chrome.choose('Sistema');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('system');
  });
});

test('a change of language keeps the page, the input and the scroll position', async ({ page, chrome }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await chrome.open('/entrar-em-contacto?from=teste');
  const form = page.getByRole('form');
  const typed: [string, string][] = [
    ['name', 'Inês'],
    ['email', 'meio-escrito@'],
    ['message', 'Ainda estou a'],
  ];
  for (const [name, text] of typed) await form.locator(`[name=${name}]`).fill(text);
  await form.locator('[name=subject]').selectOption('media');
  const english = chrome.footer.getByRole('button', { name: 'English' });
  await english.scrollIntoViewIfNeeded();
  const before = await chrome.scrollTop();
  expect(before).toBeGreaterThan(200);
  await english.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page).toHaveTitle(/^(?!Contacto)/);
  await expect(form.getByRole('button')).toHaveText('Send message');
  for (const [name, text] of typed) await expect(form.locator(`[name=${name}]`)).toHaveValue(text);
  await expect(form.locator('[name=subject]')).toHaveValue('media');
  await expect(page).toHaveURL(/^[^?]*\/entrar-em-contacto\?from=teste/);
  await expect(english).toBeInViewport();
  expect(Math.abs((await chrome.scrollTop()) - before)).toBeLessThan(100);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch');
});
