import { expect, type Locator, type Page } from '@playwright/test';

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

  scrollTop(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
}
