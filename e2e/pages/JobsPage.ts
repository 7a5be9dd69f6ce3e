import { expect, type Locator, type Page } from '@playwright/test';

/** /jobs. */
export class JobsPage {
  readonly keyword: Locator;
  readonly where: Locator;
  readonly submit: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  /** The results, busy while the next ones are loading. Other parts of the page can be busy too. */
  readonly list: Locator;
  readonly count: Locator;
  readonly sort: Locator;
  readonly filters: Locator;
  readonly pages: Locator;

  constructor(readonly page: Page) {
    // A text field becomes a combobox when it is used.
    const field = (name: string) => page.getByRole('search').locator(`input[name=${name}]:not([type=hidden])`);
    this.keyword = field('keyword');
    this.where = field('place');
    this.submit = page.getByRole('button', { name: 'Procurar', exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.rows = page.getByRole('main').getByRole('heading', { level: 3 });
    this.list = page.locator('[aria-busy]').filter({ has: page.getByRole('heading', { level: 3 }) });
    this.count = page.getByRole('main').getByRole('status').first();
    this.sort = page.getByRole('combobox', { name: 'Ordenar por' });
    this.filters = page.getByRole('complementary', { name: 'Filtros' });
    this.pages = page.getByRole('navigation', { name: 'Páginas' });
  }

  async open(query = '') {
    await this.page.goto(`/jobs${query}`);
    await this.ready();
  }

  /** Waits until the remote is hydrated. */
  async ready() {
    await expect(this.page.locator('#remote-mfe-jobs:not([data-hydrate])')).toBeAttached();
    await expect(this.heading).toBeVisible();
  }

  option(name: string): Locator {
    return this.filters.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  }

  chip(name: string): Locator {
    return this.page
      .getByRole('button', { name: `Remover filtro: ${name}` })
      .or(this.page.getByRole('link', { name: `Remover filtro: ${name}` }));
  }

  async total(): Promise<number> {
    const text = (await this.count.innerText()).replaceAll(/\D/g, '');
    return Number(text);
  }

  async titles(): Promise<string[]> {
    return this.rows.getByRole('link').allInnerTexts();
  }
}
