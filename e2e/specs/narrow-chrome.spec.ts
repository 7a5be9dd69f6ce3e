import { applyHref, jobHref } from 'shared-contracts';
import { candidate, signInAs } from '../fixtures/accounts.ts';
import { anyJob } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a menu and the tab bar replace the links below 768 px; the menu traps the focus, Escape restores it, its links navigate, Back returns to the page without the menu', async ({
  page,
  chrome,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await chrome.open('/jobs');
  await expect(chrome.menu).toBeHidden();
  await expect(chrome.tabBar).toBeHidden();
  await expect(chrome.nav).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(chrome.menu).toBeVisible();
  await expect(chrome.tabBar).toBeVisible();
  await expect(chrome.nav).toBeHidden();
  await chrome.menu.click();
  await expect(chrome.drawer).toBeVisible();
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    await expect(chrome.drawer.locator(':focus')).toHaveCount(1);
  }
  // The tooltip of a focused icon button, which is shown after a moment, would handle Escape.
  await chrome.drawer.getByRole('link', { name: 'Entrar' }).focus();
  await page.keyboard.press('Escape');
  await expect(chrome.drawer).toBeHidden();
  await expect(chrome.menu).toBeFocused();

  await page.keyboard.press('Enter');
  const links = chrome.drawer.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await expect(links).toHaveText([/^Início/, /^Ofertas/, /^Empresas/, /^Recursos/]);
  await expect(chrome.drawer.locator(chrome.current)).toHaveText(['Ofertas']);
  await expect(chrome.drawer.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth');
  await links.nth(2).click();
  await expect(page).toHaveURL('/companies');
  await expect(chrome.drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
  await expect(chrome.drawer).toBeHidden();
});

test('Back closes the menu, and then navigates back', async ({ page, chrome }) => {
  await chrome.open('/jobs');
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await page.waitForURL(/\/jobs\/[^/?]+$/);
  const job = page.url();
  await chrome.menu.click();
  await expect(chrome.drawer).toBeVisible();
  await page.goBack();
  await expect(chrome.drawer).toBeHidden();
  await expect(page).toHaveURL(job);
  await chrome.menu.click();
  await page.keyboard.press('Escape');
  await expect(chrome.drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
});

test('Back closes the filters on the first page of a visit, and keeps the selected filters', async ({
  page,
  jobsPage,
}) => {
  await jobsPage.open();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await drawer.getByRole('checkbox', { name: /^Estágio/ }).check();
  await expect(page).toHaveURL('/jobs?type=internship');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(jobsPage.chip('Estágio')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
});

test('on the pages of a job and of its application, their own bar takes the place of the tab bar', async ({
  page,
  chrome,
}) => {
  const job = await anyJob();
  const { height } = page.viewportSize()!;
  for (const [address, action] of [
    [jobHref(job), page.getByRole('link', { name: 'Candidatar-me' }).last()],
    [applyHref(job), page.getByRole('button', { name: /^Enviar/ })],
  ] as const) {
    await chrome.open(address);
    await expect(chrome.tabBar).toBeHidden();
    const box = await action.boundingBox();
    expect(height - box!.y - box!.height).toBeLessThan(20);
  }
  await chrome.open('/jobs');
  await expect(chrome.tabBar).toBeVisible();
});

test('the tab bar has its four tabs, and marks the current one', async ({ page, chrome }) => {
  await chrome.open('/companies');
  const tabs = chrome.tabBar.getByRole('link');
  await expect(tabs).toHaveText(['Início', 'Ofertas', 'Entrevistas', 'Perfil']);
  for (const [index, address] of ['/', '/jobs', '/account?tab=interviews', '/account'].entries()) {
    await expect(tabs.nth(index)).toHaveAttribute('href', address);
  }
  await expect(chrome.tabBar.locator(chrome.current)).toHaveCount(0);
  await tabs.nth(1).click();
  await expect(page).toHaveURL('/jobs');
  await expect(chrome.tabBar.locator(chrome.current)).toHaveText(['Ofertas']);
});

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signInAs(page, candidate));

  test('the menu of small screens has the same links', async ({ chrome }) => {
    await chrome.open('/jobs');
    await chrome.menu.click();
    await expect(chrome.drawer).toContainText('Inês Carvalho');
    await expect(chrome.drawer).toContainText(candidate.email);
    await expect(chrome.drawer.getByRole('navigation', { name: 'Conta' }).getByRole('link')).toHaveCount(6);
    await expect(chrome.drawer.getByRole('button', { name: 'Terminar sessão' })).toBeVisible();
    await expect(chrome.drawer.getByRole('link', { name: 'Entrar' })).toHaveCount(0);
  });
});
