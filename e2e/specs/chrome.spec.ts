import { brand, companyHref, jobHref, routes } from 'shared-contracts';
import { anyJob } from '../fixtures/catalogue.ts';
import { publicPages } from '../fixtures/public-pages.ts';
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

  test('marks the current link: home by the exact address, the others by prefix', async ({ chrome }) => {
    const job = await anyJob();
    const places: [string, string[]][] = [
      ['/home', []],
      ['/jobs?keyword=a', ['Ofertas']],
      [jobHref(job), ['Ofertas']],
      ['/companies', ['Empresas']],
      [companyHref({ slug: job.companySlug }), ['Empresas']],
      ['/perguntas-frequentes', []],
    ];
    for (const [address, marked] of places) {
      await chrome.open(address);
      await expect(chrome.nav.locator(chrome.current), address).toHaveText(marked);
    }
  });

  test('updates the current link on navigation', async ({ chrome }) => {
    await chrome.open('/home');
    await chrome.nav.getByRole('link', { name: 'Empresas' }).click();
    await expect(chrome.nav.locator(chrome.current)).toHaveText(['Empresas']);
  });

  test('requests the data of a page once, when the pointer rests on its link', async ({ page, chrome }) => {
    await chrome.open('/home');
    const list = /\/api\/proxy\/companies$/;
    const requests: string[] = [];
    page.on('request', (request) => list.test(request.url()) && requests.push(request.resourceType()));
    const link = chrome.nav.getByRole('link', { name: 'Empresas' });
    // The page listens for the pointer only after everything else has started.
    await expect(async () => {
      await page.mouse.move(2, 600);
      await link.hover();
      await expect.poll(() => requests, { timeout: 2000 }).toHaveLength(1);
    }).toPass();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  for (const address of [routes.landing, routes.comingSoon]) {
    test(`${address} has only a logo above and a legal line below its content`, async ({ page, chrome }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await chrome.open(address);
      await expect(chrome.banner.getByRole('link')).toHaveCount(1);
      await expect(chrome.banner.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/home');
      await expect(chrome.menu).toHaveCount(0);
      await expect(chrome.footer).toHaveCount(0);
      await expect(chrome.tabBar).toHaveCount(0);
      const legal = page.getByLabel('Informação legal');
      const links = [routes.terms, routes.privacy, brand.complaintsBookUrl];
      for (const [index, link] of links.entries()) {
        await expect(legal.getByRole('link').nth(index)).toHaveAttribute('href', link);
      }
      await expect(legal.getByRole('link')).toHaveText([
        'Termos de serviço',
        'Política de privacidade',
        'Livro de Reclamações',
      ]);
    });
  }
});

test.describe('the footer', () => {
  const bare: string[] = [routes.landing, routes.comingSoon];
  for (const { name, address, problems = [] } of publicPages.filter((one) => !bare.includes(one.name))) {
    test.describe(name, () => {
      test.use({ expected: { problems } });

      test('has its columns, the social links and the complaints book', async ({ page, chrome }) => {
        await page.goto(await address());
        const column = (title: string) => chrome.footer.getByRole('navigation', { name: title }).getByRole('link');
        await expect(column('Candidatos')).toHaveText([/^Procurar ofertas/, /^Empresas/, /^Blogue/]);
        await expect(column('Empresas')).toHaveText([/^Publicar oferta/, /^Lista de espera/]);
        const product = ['Contacto', 'Perguntas frequentes', 'Política de privacidade', 'Termos de serviço'];
        await expect(column(brand.name)).toHaveText(product);
        await expect(chrome.footer).toContainText(brand.tagline.pt);
        await expect(chrome.footer).toContainText(`© ${new Date().getFullYear()} ${brand.name}`);
        for (const { name: network, url } of brand.social) {
          await expect(chrome.footer.getByRole('link', { name: network })).toHaveAttribute('href', url);
        }
        const complaints = chrome.footer.getByRole('link', { name: 'Livro de Reclamações' });
        await expect(complaints).toHaveAttribute('href', 'https://www.livroreclamacoes.pt/');
      });
    });
  }
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
