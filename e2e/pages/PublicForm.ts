import { expect, type Locator, type Page } from '@playwright/test';

/** The API treats faster submissions as automatic. */
export const quickestPersonMs = 2000;

/** A form that is sent to the team, as a person sees it: on /entrar-em-contacto, or the waitlist on /. */
export class PublicForm {
  readonly form: Locator;
  readonly send: Locator;
  /** Above the form: what is wrong with it, or why it was not sent. */
  readonly alert: Locator;
  /** In the form's place once it is sent. */
  readonly sent: Locator;
  readonly toast: Locator;

  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {
    const main = page.getByRole('main');
    this.form = main.getByRole('form');
    this.send = this.form.getByRole('button');
    this.alert = this.form.getByRole('alert');
    this.sent = main.getByRole('status').filter({ has: page.getByRole('heading') });
    this.toast = page.getByRole('region', { name: /^Avisos|^Notices|^Notifications/ }).getByRole('listitem');
  }

  /** By its name in the API, which is the same in every language. */
  field(name: string): Locator {
    return this.form.locator(`[name=${name}]`);
  }

  async open(query = '') {
    await this.page.goto(`${this.address}${query}`);
    await expect(this.page.locator('[data-hydrate]')).toHaveCount(0);
  }

  async fillIn(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) {
      if (name === 'subject') await this.field(name).selectOption(value);
      else await this.field(name).fill(value);
    }
  }

  async expectValues(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await expect(this.field(name)).toHaveValue(value);
  }

  /** As long as a person would have taken. */
  async takeTime() {
    await this.page.waitForFunction((least) => performance.now() > least, quickestPersonMs);
  }

  /** The words under every field that is wrong, in the order of the page. */
  async errors(): Promise<(string | null)[]> {
    const wrong = await this.form.locator('[aria-invalid=true]').all();
    return Promise.all(wrong.map((field) => this.errorOf(field)));
  }

  private async errorOf(field: Locator): Promise<string | null> {
    const described = await field.getAttribute('aria-describedby');
    return this.page.locator(`[id="${described}"]`).textContent();
  }
}
