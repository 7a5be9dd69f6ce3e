import { expect, type Locator, type Page } from '@playwright/test';

/** /jobs/{id}. */
export class JobPage {
  readonly heading: Locator;
  readonly apply: Locator;
  /** The same link after an application with missing answers. */
  readonly complete: Locator;
  readonly save: Locator;
  readonly related: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.apply = main.getByRole('link', { name: 'Candidatar-me' }).first();
    this.complete = main.getByRole('link', { name: 'Faltam respostas: completar' }).locator('visible=true');
    this.save = main
      .getByRole('button', { name: 'Guardar oferta' })
      .or(main.getByRole('link', { name: 'Guardar oferta' }))
      .first();
    this.related = main.getByRole('region', { name: 'Ofertas parecidas' });
  }

  async open(id: number | string, query = '') {
    await this.page.goto(`/jobs/${id}${query}`);
    await this.ready();
  }

  async ready() {
    await expect(this.page.locator('#remote-mfe-jobs:not([data-hydrate])')).toBeAttached();
    await expect(this.heading).toBeVisible();
    // Until the whole job is there, the link leads to the wizard instead of opening the dialog.
    await expect(this.page.locator('main article[aria-busy="false"]')).toBeAttached();
  }
}
