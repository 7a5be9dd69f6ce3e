import { expect, type Locator, type Page } from '@playwright/test';

/** /companies and /companies/{id}. */
export class CompaniesPage {
  readonly heading: Locator;
  readonly count: Locator;
  readonly search: Locator;
  readonly submit: Locator;
  readonly tiles: Locator;
  readonly pages: Locator;
  readonly facts: Locator;
  readonly filters: Locator;
  readonly pills: Locator;
  readonly positions: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.count = main.getByRole('status').first();
    this.search = main.getByRole('searchbox', { name: 'Nome ou setor' });
    this.submit = main.getByRole('button', { name: 'Procurar', exact: true });
    this.tiles = main.getByRole('listitem').getByRole('heading', { level: 2 });
    this.pages = main.getByRole('navigation', { name: 'Páginas' });
    this.facts = main.getByRole('list', { name: 'Dados da empresa' });
    this.filters = main.getByRole('complementary', { name: 'Filtros' });
    this.pills = main.getByRole('navigation', { name: 'Filtrar as ofertas da empresa' });
    this.positions = main.getByRole('region', { name: /^Ofertas em aberto/ });
  }

  async open(address = '/companies') {
    await this.page.goto(address);
    await this.ready();
  }

  /** Waits until the remote is hydrated. */
  async ready() {
    await expect(this.page.locator('#remote-mfe-companies:not([data-hydrate])')).toBeAttached();
    await expect(this.heading).toBeVisible();
  }

  names(): Promise<string[]> {
    return this.tiles.allInnerTexts();
  }
}
