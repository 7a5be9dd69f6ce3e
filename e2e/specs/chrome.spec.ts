import { brand } from 'shared-contracts';
import { candidate, signInAs } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('the header', () => {
  test('has four links, the last one external, and the links for signing in', async ({ chrome }) => {
    await chrome.open('/home');
    const links = chrome.nav.getByRole('link');
    await expect(links).toHaveText([/^Início/, /^Ofertas/, /^Empresas/, /^Recursos/]);
    for (const [index, address] of ['/', '/jobs', '/companies'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', address);
    }
    await expect(links.nth(3)).toHaveAttribute('target', '_blank');
    await expect(links.nth(3)).toHaveAccessibleName('Recursos (abre num novo separador)');
    await expect(chrome.banner.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth');
    await expect(chrome.banner.getByRole('link', { name: /^Publicar oferta/ })).toHaveAttribute(
      'href',
      brand.employerAppUrl,
    );
  });

  test('requests the data of a page once, when the pointer rests on its link, and marks the link of the new page', async ({
    page,
    chrome,
  }) => {
    await chrome.open('/home');
    const list = /\/api\/proxy\/companies$/;
    const requests: string[] = [];
    page.on('request', (request) => list.test(request.url()) && requests.push(request.resourceType()));
    const link = chrome.nav.getByRole('link', { name: 'Empresas' });
    // The page adds the pointer listener after the rest of the page has started.
    await expect(async () => {
      await page.mouse.move(2, 600);
      await link.hover();
      await expect.poll(() => requests, { timeout: 2000 }).toHaveLength(1);
    }).toPass();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(requests).toHaveLength(1);
    await expect(chrome.nav.locator(chrome.current)).toHaveText(['Empresas']);
  });
});

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signInAs(page, candidate));

  test('the avatar opens a menu with name, e-mail, account pages and sign-out', async ({ page, chrome }) => {
    await chrome.open('/jobs');
    const avatar = chrome.banner.getByRole('button', { name: 'Menu da conta de Inês Carvalho' });
    await expect(avatar).toHaveText('I');
    await expect(chrome.banner.getByRole('link', { name: 'Entrar' })).toBeHidden();
    await expect(chrome.banner.getByRole('link', { name: /^Publicar oferta/ })).toBeVisible();
    await avatar.click();
    await expect(chrome.banner.getByText('Inês Carvalho')).toBeVisible();
    await expect(chrome.banner.getByText(candidate.email)).toBeVisible();
    const links = chrome.banner.getByRole('navigation', { name: 'Conta' }).getByRole('link');
    await expect(links).toHaveText(['Perfil', 'Currículos', 'Candidaturas', 'Entrevistas', 'Guardadas', 'Alertas']);
    const tabs = [
      '',
      '?tab=resumes',
      '?tab=applications',
      '?tab=interviews',
      '?tab=savedJobs',
      '?tab=emailPreferences',
    ];
    for (const [index, tab] of tabs.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/account${tab}`);
    }
    await expect(chrome.banner.getByRole('button', { name: 'Terminar sessão' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(avatar).toBeFocused();
  });
});
