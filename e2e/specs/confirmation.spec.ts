import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accountHref, verifyEmail, type Job } from 'shared-contracts';
import { newUserData, test } from '../fixtures/accounts.ts';
import { appearancesOf, expectReadableInAll, prepareAppearances } from '../fixtures/appearances.ts';
import { foundJobs, jobDetail } from '../fixtures/catalogue.ts';
import { mailAbout, mailTo } from '../fixtures/external-systems.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { ApplyPage, resume } from '../pages/ApplyPage.ts';
import { AuthPage } from '../pages/AuthPage.ts';

async function jobWithoutQuestions(): Promise<Job> {
  for await (const { id } of foundJobs('sort=date')) {
    const job = await jobDetail(id);
    if (job.questionCount === 0) return job;
  }
  throw new Error('No job without questions');
}

/** Sends an application without an address. */
async function applyWithoutEmail(page: Page): Promise<Job> {
  const job = await jobWithoutQuestions();
  const apply = new ApplyPage(page);
  await apply.open(job.id);
  // The same file is sent to a job once only.
  await apply.choose(await resume('ines.pdf', randomUUID()));
  await apply.name.fill('Inês Carvalho');
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  return job;
}

test('the address that a visitor adds on the confirmation receives the link of the application', async ({ page }) => {
  await prepareAppearances(page);
  const { title } = await applyWithoutEmail(page);
  await expect(page.getByRole('form', { name: 'Conta num só passo' })).toBeVisible();
  await expectReadableInAll(page, appearancesOf.pt, 'confirmation without an address');
  const { email } = newUserData();
  const form = page.getByRole('form', { name: 'Quer receber novidades por e-mail?' });
  await form.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await form.getByRole('button', { name: 'Receber avisos' }).click();
  await expect(page.getByText(`Enviámos a ligação para ${email}`)).toBeVisible();
  await expectReadableInAll(page, appearancesOf.pt, 'confirmation with an added address');
  const mail = await mailTo(email);
  expect(mail.subject).toBe(`Candidatura recebida: ${title}`);
  await page.goto(mail.link);
  await expect(page.getByRole('img', { name: 'Enviada, primeiro de quatro passos' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('an account in one step from the confirmation: the application is in the account', async ({ page }) => {
  await prepareAppearances(page);
  const { title } = await applyWithoutEmail(page);
  const user = newUserData();
  const form = page.getByRole('form', { name: 'Conta num só passo' });
  const field = (name: string) => form.getByRole('textbox', { name });
  await expect(field('Nome próprio')).toHaveValue('Inês');
  await field('Nome de utilizador').fill(user.username);
  await field('E-mail').fill(user.email);
  await form.getByLabel('Palavra-passe', { exact: true }).fill(user.password);
  await form.getByLabel('Confirmar palavra-passe').fill(user.password);
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Falta confirmar o e-mail')).toBeVisible();
  await expectReadableInAll(page, appearancesOf.pt, 'confirmation with a new account');

  const { link } = await mailAbout(user.email, /./);
  const token = new URL(link).searchParams.get('token') ?? '';
  const verified = await page.request.get(verifyEmail.template.replace('{?token}', ''), { params: { token } });
  expect(verified.status()).toBe(200);
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await new AuthPage(page).signIn(user);
  await expect(page).toHaveURL(accountHref('applications'));
  await expect(new AccountPage(page).row(title)).toBeVisible();
});
