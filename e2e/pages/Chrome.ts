import { expect, type Locator, type Page } from '@playwright/test';
import { brand, routes } from 'shared-contracts';

/** Header, footer and menus of every page. */
export class Chrome {
  readonly banner: Locator;
  readonly nav: Locator;
  readonly menu: Locator;
  readonly drawer: Locator;
  readonly tabBar: Locator;
  readonly footer: Locator;
  /** The current page's links in header and menu. */
  readonly current = '[aria-current=page]';

  constructor(readonly page: Page) {
    this.banner = page.getByRole('banner');
    this.nav = this.banner.getByRole('navigation', { name: 'Principal' });
    this.menu = page.getByRole('button', { name: 'Menu', exact: true });
    this.drawer = page.getByRole('dialog', { name: 'Menu' });
    this.tabBar = page.getByRole('navigation', { name: 'Navegação rápida' });
    this.footer = page.getByRole('contentinfo');
  }

  /** Waits until every part of the page is hydrated. */
  async open(address: string) {
    await this.page.goto(address);
    await expect(this.page.locator('[data-hydrate]')).toHaveCount(0);
  }

  /** Selects a language or theme by the text of its button. */
  async choose(name: string) {
    await this.footer.getByRole('button', { name, exact: true }).click();
  }

  /** Columns, tagline, year, social links and the complaints book, in Portuguese. */
  async expectFooter() {
    const column = (title: string) => this.footer.getByRole('navigation', { name: title }).getByRole('link');
    await expect(column('Quem procura trabalho')).toHaveText([/^Procurar ofertas/, /^Empresas/, /^Blogue/]);
    await expect(column('Empresas')).toHaveText([/^Publicar oferta/, /^Lista de espera/]);
    const product = ['Contacto', 'Perguntas frequentes', 'Política de privacidade', 'Termos de serviço'];
    await expect(column(brand.name)).toHaveText(product);
    await expect(this.footer).toContainText(brand.tagline.pt);
    await expect(this.footer).toContainText(`© ${new Date().getFullYear()} ${brand.name}`);
    for (const { name: network, url } of brand.social) {
      await expect(this.footer.getByRole('link', { name: network })).toHaveAttribute('href', url);
    }
    const complaints = this.footer.getByRole('link', { name: 'Livro de Reclamações' });
    await expect(complaints).toHaveAttribute('href', 'https://www.livroreclamacoes.pt/');
  }

  /** Only a logo above the content and a legal line below it, in Portuguese. */
  async expectBare() {
    await expect(this.banner.getByRole('link')).toHaveCount(1);
    await expect(this.banner.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/home');
    for (const part of [this.menu, this.footer, this.tabBar]) await expect(part).toHaveCount(0);
    const legal = this.page.getByLabel('Informação legal').getByRole('link');
    await expect(legal).toHaveText(['Termos de serviço', 'Política de privacidade', 'Livro de Reclamações']);
    for (const [index, link] of [routes.terms, routes.privacy, brand.complaintsBookUrl].entries()) {
      await expect(legal.nth(index)).toHaveAttribute('href', link);
    }
  }

  /** The header marks the link of the page's area; home is marked on `/` only. */
  async expectCurrentArea() {
    const { pathname } = new URL(this.page.url());
    const [, area = ''] = /^\/(jobs|companies)(?:\/|$)/.exec(pathname) ?? [];
    const marked = { jobs: ['Ofertas'], companies: ['Empresas'] }[area] ?? [];
    await expect(this.nav.locator(this.current), pathname).toHaveText(marked);
  }

  scrollTop(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
}
