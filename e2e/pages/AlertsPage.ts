import { expect, type Locator, type Page } from '@playwright/test';
import { minSubmissionMs } from './PublicForm.ts';

/** Job alerts: on /jobs, and the pages of mailed links. */
export class AlertsPage {
  readonly create: Locator;
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly stop: Locator;
  readonly turnOn: Locator;
  /** The message after alerts are turned off. */
  readonly stopped: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.create = main.getByRole('button', { name: 'Criar alerta' });
    this.dialog = page.getByRole('dialog');
    this.confirm = main.getByRole('button', { name: 'Confirmar' });
    this.stop = main.getByRole('button', { name: 'Cancelar alertas' });
    this.turnOn = main.getByRole('button', { name: 'Voltar a receber' });
    this.stopped = main.getByRole('heading', { name: 'Já não recebe alertas' });
  }

  /** Turns on a visitor's alert for the current search. */
  async askFor(email: string) {
    await this.page.waitForFunction((least) => performance.now() > least, minSubmissionMs);
    await this.create.click();
    await this.dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await this.dialog.getByRole('button', { name: 'Criar alerta' }).click();
    await expect(this.dialog.getByRole('status')).toContainText(email);
  }

  /** An alert by the description of its search. */
  search(words: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: words, exact: true });
  }
}
