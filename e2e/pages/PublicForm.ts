import { expect, type Locator, type Page } from '@playwright/test';

/** The API treats faster submissions as automatic. */
export const minSubmissionMs = 2000;

/** A form to the team: on /entrar-em-contacto, or the waitlist on /. */
export class PublicForm {
  readonly form: Locator;
  readonly send: Locator;
  /** The error summary above the form. */
  readonly alert: Locator;
  /** The confirmation that replaces the form. */
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

  /** A field by its API name, which is the same in every language. */
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

  /** Waits until the submission is no longer treated as automatic. */
  async takeTime() {
    await this.page.waitForFunction((least) => performance.now() > least, minSubmissionMs);
  }

  /** The messages of all invalid fields, in page order. */
  async errors(): Promise<(string | null)[]> {
    const wrong = await this.form.locator('[aria-invalid=true]').all();
    return Promise.all(wrong.map((field) => this.errorOf(field)));
  }

  private async errorOf(field: Locator): Promise<string | null> {
    const described = await field.getAttribute('aria-describedby');
    return this.page.locator(`[id="${described}"]`).textContent();
  }
}
