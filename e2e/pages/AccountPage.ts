import { expect, type Locator, type Page } from '@playwright/test';
import { accountHref, type AccountTab } from 'shared-contracts';
import type { resume } from './ApplyPage.ts';

/** /account as a person sees it. */
export class AccountPage {
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
  }

  async open(tab: AccountTab) {
    await this.page.goto(accountHref(tab));
    await expect(this.page.locator('#remote-mfe-account:not([data-hydrate])')).toBeAttached();
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Row of a table, by the job that it is about. */
  row(title: string): Locator {
    return this.main.getByRole('row').filter({ hasText: title });
  }

  async addResume(file: ReturnType<typeof resume>) {
    await this.main.locator('input[type=file]').setInputFiles(file);
    await this.main.getByRole('button', { name: /^(Guardar|Enviar|Carregar) currículo$/ }).click();
  }
}
