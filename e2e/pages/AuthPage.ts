import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from 'shared-contracts';
import type { TestUser } from '../fixtures/accounts.ts';
import { pointer, type InputMethod } from './inputMethods.ts';

/** /auth and the pages of mailed links. */
export class AuthPage {
  readonly main: Locator;

  constructor(
    readonly page: Page,
    readonly input: InputMethod = pointer,
  ) {
    this.main = page.getByRole('main');
  }

  async open(query = '') {
    await this.page.goto(`${routes.auth}${query}`);
    await this.ready();
  }

  async ready() {
    await expect(this.page.locator('#remote-mfe-account:not([data-hydrate])')).toBeAttached();
  }

  field(name: string): Locator {
    return this.main.getByRole('textbox', { name, exact: true });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  toast(title: string): Locator {
    return this.page.getByRole('region', { name: 'Avisos' }).getByText(title);
  }

  async signIn({ username, password }: Pick<TestUser, 'username' | 'password'>) {
    await this.ready();
    await this.input.type(this.field('Nome de utilizador ou e-mail'), username);
    await this.input.type(this.field('Palavra-passe'), password);
    await this.input.press(this.button('Entrar'));
  }

  async register({ username, email, password, firstName }: TestUser) {
    await this.input.type(this.field('Nome de utilizador'), username);
    await this.input.type(this.field('E-mail'), email);
    await this.input.type(this.field('Palavra-passe'), password);
    await this.input.type(this.field('Confirmar palavra-passe'), password);
    await this.input.type(this.main.getByRole('textbox', { name: 'Nome próprio' }), firstName);
    await this.input.press(this.button('Criar conta'));
  }

  /** Sets a new password on the page of a mailed link. */
  async choosePassword(password: string) {
    await this.ready();
    await this.input.type(this.field('Nova palavra-passe'), password);
    await this.input.type(this.field('Confirmar palavra-passe'), password);
    await this.input.press(this.button('Guardar palavra-passe'));
  }
}
