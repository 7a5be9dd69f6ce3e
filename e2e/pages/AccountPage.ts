import { expect, type Locator, type Page } from '@playwright/test';
import { accountHref, type AccountTab } from 'shared-contracts';
import { pointer, type InputMethod, type UploadedFile } from './inputMethods.ts';

/** The account pages, /account. */
export class AccountPage {
  readonly main: Locator;

  constructor(
    readonly page: Page,
    readonly input: InputMethod = pointer,
  ) {
    this.main = page.getByRole('main');
  }

  async open(tab: AccountTab) {
    await this.page.goto(accountHref(tab));
    await expect(this.page.locator('#remote-mfe-account:not([data-hydrate])')).toBeAttached();
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens a page by the account navigation. */
  async turnTo(name: string) {
    await this.input.press(this.main.getByRole('navigation', { name: 'A sua conta' }).getByRole('link', { name }));
    await expect(this.main.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Table row of a job. */
  row(title: string): Locator {
    return this.main.getByRole('row').filter({ hasText: title });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  /** The open dialog. */
  get question(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  async addResume(file: UploadedFile) {
    await this.input.choose(this.main.getByRole('button', { name: 'escolha um ficheiro' }), file);
    await this.input.press(this.button('Guardar currículo'));
  }

  /** Confirms a dialog that requires the password. */
  async confirmWithPassword(password: string, action: string) {
    await this.input.type(this.question.getByRole('textbox', { name: 'Palavra-passe atual' }), password);
    await this.input.press(this.question.getByRole('button', { name: action, exact: true }));
  }
}
