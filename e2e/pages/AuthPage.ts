import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from 'shared-contracts';
import type { Person } from '../fixtures/accounts.ts';

/** /auth as a person sees it. */
export class AuthPage {
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
  }

  async open(query = '') {
    await this.page.goto(`${routes.auth}${query}`);
    await this.ready();
  }

  async ready() {
    await expect(this.page.locator('#remote-mfe-account:not([data-hydrate])')).toBeAttached();
  }

  toast(title: string): Locator {
    return this.page.getByRole('region', { name: 'Avisos' }).getByText(title);
  }

  async signIn({ username, password }: Pick<Person, 'username' | 'password'>) {
    await this.main.getByRole('textbox', { name: 'Nome de utilizador ou e-mail' }).fill(username);
    await this.main.getByLabel('Palavra-passe', { exact: true }).fill(password);
    await this.main.getByRole('button', { name: 'Entrar', exact: true }).click();
  }

  async register({ username, email, password, firstName }: Person) {
    await this.main.getByRole('textbox', { name: 'Nome de utilizador' }).fill(username);
    await this.main.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await this.main.getByLabel('Palavra-passe', { exact: true }).fill(password);
    await this.main.getByLabel('Confirmar palavra-passe').fill(password);
    await this.main.getByRole('textbox', { name: 'Nome próprio' }).fill(firstName);
    await this.main.getByRole('button', { name: 'Criar conta', exact: true }).click();
  }

  /** On the page of a mailed link. */
  async fillPasswords(password: string) {
    await this.main.getByLabel('Nova palavra-passe', { exact: true }).fill(password);
    await this.main.getByLabel('Confirmar palavra-passe').fill(password);
    await this.main
      .getByRole('button', { name: /palavra-passe/i })
      .last()
      .click();
  }
}
