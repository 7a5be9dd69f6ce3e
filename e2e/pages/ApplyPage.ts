import { expect, type Locator, type Page } from '@playwright/test';
import { resumePdf } from '../../tools/chaos/resume.mjs';
import { pointer, type UploadedFile } from './inputMethods.ts';

/** A PDF for a file input. */
export const resume = async (name = 'ines.pdf', text = 'Ines Carvalho') => ({
  name,
  mimeType: 'application/pdf',
  buffer: await resumePdf(text),
});

/** The steps of an application, on the wizard's page or in the dialog. */
export class ApplyPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly file: Locator;
  readonly pick: Locator;
  readonly next: Locator;
  readonly send: Locator;
  readonly previous: Locator;
  readonly answers: Locator;
  readonly sent: Locator;
  /** Dialog when the user leaves with unanswered questions. */
  readonly leaving: Locator;

  constructor(
    readonly page: Page,
    readonly within: Locator = page.getByRole('main'),
  ) {
    this.name = within.getByRole('textbox', { name: /^Nom?e|^Name/ });
    this.email = within.getByRole('textbox', { name: /^E-mail|^Email/ });
    this.file = within.getByRole('group', { name: /^Currículo$|^Resume$/ });
    this.pick = within.getByRole('button', { name: /escolha um ficheiro|choose a file/ });
    this.next = within.getByRole('button', {
      name: /^Enviar currículo e continuar$|^Send resume and continue$|^Continuar$|^Continue$/,
    });
    this.send = within.getByRole('button', {
      name: /^Enviar (?:respostas|candidatura)$|^Send (?:answers|application)$/,
    });
    this.previous = within.getByRole('button', { name: /^Anterior$|^Back$|^Previous$/ });
    this.answers = within.locator('textarea');
    this.leaving = page.getByRole('dialog', { name: 'Sair sem responder?' });
    this.sent = within.getByRole('heading', { name: /^Candidatura enviada$|^Application sent$/ });
  }

  async open(jobId: number, query = '') {
    await this.page.goto(`/jobs/${jobId}/apply${query}`);
    await this.ready();
  }

  async ready() {
    await expect(this.page.locator('#remote-mfe-apply:not([data-hydrate])')).toBeAttached();
  }

  async choose(file: UploadedFile | null = null) {
    await this.within.locator('input[type=file]').setInputFiles(file ?? (await resume()));
    await expect(this.file).toBeVisible();
  }

  async answerAll(text: string) {
    await expect(this.answers.first()).toBeVisible();
    for (const answer of await this.answers.all()) await answer.fill(text);
  }

  /** From the chosen resume to the confirmation, with or without questions. */
  async finish(input = pointer) {
    await input.press(this.next.or(this.send));
    const question = this.answers.first();
    await expect(question.or(this.sent)).toBeVisible();
    if (await question.isVisible()) {
      for (const answer of await this.answers.all()) await input.type(answer, 'Sim, há três anos.');
      await input.press(this.send);
    }
    await expect(this.sent).toBeVisible();
  }
}
