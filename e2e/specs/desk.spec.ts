import { changeTheme, followSystemTheme } from '../fixtures/appearances.ts';
import { search } from '../fixtures/catalogue.ts';
import { violations } from '../fixtures/axe.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('list and job side by side: address, Back, reload, keys and both themes', async ({ page, jobsPage }) => {
  const { items } = await search('');
  const [first, second] = items;
  await followSystemTheme(page);
  await jobsPage.open();
  await page.getByRole('button', { name: 'Lista e oferta' }).click();
  await expect(page.getByText('Escolha uma oferta da lista')).toBeVisible();

  await page.getByRole('link', { name: first!.title, exact: true }).first().click();
  await expect(page).toHaveURL(`/jobs?job=${first!.slug}`);
  const pane = page.getByRole('article', { name: first!.title, exact: true });
  await expect(pane).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(`/jobs?job=${second!.slug}`);
  await expect(page.getByRole('article', { name: second!.title, exact: true })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(`/jobs?job=${first!.slug}`);
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: second!.title, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: second!.title, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: second!.title, exact: true }).first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: second!.title, exact: true }).first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(jobsPage.keyword).toBeFocused();
  await expect(jobsPage.keyword).toHaveValue('');

  await page.reload();
  await expect(page.getByRole('article', { name: second!.title, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByText('Escolha uma oferta da lista')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('article', { name: second!.title, exact: true })).toHaveAttribute('aria-busy', 'false');

  expect(await violations(page)).toEqual([]);
  await changeTheme(page, 'dark');
  expect(await violations(page, 'colors')).toEqual([]);
});

test('hidden and seen jobs stay so after a reload', async ({ page, jobsPage }) => {
  const { items } = await search('');
  const [first, second] = items;
  await jobsPage.open();
  await page.getByRole('link', { name: first!.title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: first!.title })).toBeVisible();
  await page.goBack();
  const row = (id: number) => page.locator(`[data-job='${id}']`);
  await expect(row(first!.id)).toContainText('Vista');
  await row(second!.id).hover();
  await page
    .getByRole('button', { name: `Esconder: ${second!.title}` })
    .first()
    .click();
  await expect(row(second!.id)).toContainText(`Escondida: ${second!.title}`);
  const shifts = await watchShifts(page);
  await page.reload();
  await expect(row(second!.id)).toContainText(`Escondida: ${second!.title}`);
  expect(await shifts()).toEqual([]);
  await expect(row(first!.id)).toContainText('Vista');
  await page.getByRole('button', { name: 'Mostrar todas' }).click();
  await expect(row(second!.id).getByRole('link')).toBeVisible();
});
