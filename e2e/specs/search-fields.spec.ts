import type { Page } from '@playwright/test';
import type { SearchSuggestions } from 'shared-contracts';
import { changeTheme, followSystemTheme } from '../fixtures/appearances.ts';
import { violations } from '../fixtures/axe.ts';
import { search } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';

/** Options of the open list; selects of the page have options too. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('both fields by keyboard: a title, two places, a radius, and the same search again', async ({
  page,
  jobsPage,
}) => {
  await jobsPage.open();
  await jobsPage.keyword.focus();
  // The page's own response: other tests, and midnight, change the number of open jobs.
  const response = page.waitForResponse(/\/suggestions\?text=enf$/);
  await page.keyboard.type('enf');
  const { text, jobs } = ((await (await response).json()) as SearchSuggestions).titles[0]!;
  await expect(options(page).first()).toContainText(text);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first()).toContainText(String(jobs));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/jobs?${new URLSearchParams({ keyword: text }).toString()}`);
  expect(await jobsPage.total()).toBeGreaterThanOrEqual(jobs);

  await jobsPage.where.focus();
  await page.keyboard.type('grande li');
  await expect(options(page).first()).toContainText('Grande Lisboa');
  await page.keyboard.press('Enter');
  await page.keyboard.type('porto');
  const porto = options(page).filter({ hasText: /^Porto distrito do Porto/ });
  // The list for the whole text: in the list for "port" the option has another id.
  await porto.locator('b', { hasText: /^Porto$/ }).waitFor();
  const id = await porto.getAttribute('id');
  const active = () => jobsPage.where.getAttribute('aria-activedescendant');
  for (let down = 0; down < 9; down += 1) {
    const current = await active();
    if (current === id) break;
    await page.keyboard.press('ArrowDown');
    // Otherwise a slow render is read as the option before, and the next key passes by Porto.
    await expect.poll(active).not.toBe(current);
  }
  await page.keyboard.press('Enter');
  const radius = page.getByRole('group', { name: 'Porto e arredores, em linha reta' });
  await radius.getByRole('button', { name: '10 km' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remover local: Porto \+ 10/ })).toBeVisible();
  await jobsPage.where.focus();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: /^Remover local: Porto \+ 10/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(jobsPage.where).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  const query = new URLSearchParams({ keyword: text });
  for (const place of ['grande-lisboa', 'porto_10']) query.append('place', place);
  await expect(page).toHaveURL(`/jobs?${query.toString()}`);
  const showsTotal = async () =>
    (await jobsPage.count.textContent())?.includes(String((await search(query.toString())).total));
  await expect.poll(showsTotal).toBe(true);

  await jobsPage.open();
  await jobsPage.keyword.click();
  await page.getByRole('group', { name: 'Pesquisas recentes neste dispositivo' }).getByRole('option').first().click();
  await expect(page).toHaveURL(`/jobs?${query.toString()}`);
  // The fields are mounted again for the other search, which closes an open list.
  await expect.poll(showsTotal).toBe(true);
  await jobsPage.keyword.click();
  await jobsPage.keyword.fill('');
  await page.getByRole('button', { name: 'Apagar pesquisas recentes' }).click();
  await expect(options(page)).toHaveCount(0);
});

test('both open fields are accessible in both themes, in English too', async ({ page, jobsPage }) => {
  await followSystemTheme(page);
  await jobsPage.open('?lng=en&place=lisboa_15');
  for (const [field, text] of [
    [jobsPage.keyword, 'enf'],
    [jobsPage.where, 'por'],
  ] as const) {
    await field.fill(text);
    await expect(options(page).first()).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await changeTheme(page, theme);
      expect(await violations(page, theme === 'light' ? 'all' : 'colors'), `${text}, ${theme}`).toEqual([]);
    }
  }
  await expect(page.getByRole('group', { name: 'Municipalities and islands' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Lisboa and around, in a straight line' })).toBeVisible();
});

test('the fields of a phone are in the opened form, and nothing is wider than the window', async ({
  page,
  jobsPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await jobsPage.open('?place=grande-lisboa&place=porto_25');
  await page.getByRole('button', { name: /^Mudar a pesquisa/ }).click();
  await expect(jobsPage.keyword).toBeFocused();
  await jobsPage.where.fill('vila nova de');
  await expect(options(page).first()).toBeVisible();
  const small = await page.evaluate(() => [
    document.documentElement.scrollWidth - window.innerWidth,
    ...[...document.querySelectorAll('[role=option]')].map((option) => Math.min(0, option.clientHeight - 44)),
  ]);
  expect(small.filter((excess) => excess !== 0)).toEqual([]);
  await options(page).first().click();
  await page.getByRole('button', { name: 'Procurar', exact: true }).click();
  await expect(page).toHaveURL(/place=grande-lisboa&place=porto_25&place=vila-nova-de-\w+/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a place is typed, and the chosen ones remain', async ({ page }) => {
    await page.goto('/jobs?place=grande-lisboa');
    await page.getByRole('textbox', { name: 'Onde' }).fill('Porto');
    await page.getByRole('button', { name: 'Procurar', exact: true }).click();
    await expect(page).toHaveURL(/place=grande-lisboa&place=Porto/);
    await expect(page.getByRole('link', { name: 'Remover filtro: Porto' })).toBeVisible();
  });
});
