import { readFileSync } from 'node:fs';
import { jobHref, routes } from 'shared-contracts';
import { someone, test } from '../fixtures/accounts.ts';
import { violations } from '../fixtures/axe.ts';
import { anyJob } from '../fixtures/catalogue.ts';
import { mailAbout } from '../fixtures/outside.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { ApplyPage, resume } from '../pages/ApplyPage.ts';
import { AuthPage } from '../pages/AuthPage.ts';

test.describe.configure({ timeout: 90_000 });

test('register → mail → verify → sign in → save → apply with a stored resume → account → export → delete', async ({
  page,
  jobPage,
}) => {
  const person = someone();
  const auth = new AuthPage(page);
  const account = new AccountPage(page);
  const job = await anyJob();

  await auth.open('?mode=register');
  await auth.register(person);
  await expect(auth.toast('Registo Bem-Sucedido!')).toBeVisible();
  await auth.signIn(person);
  await expect(auth.toast('Verificação de Email Necessária')).toBeVisible();

  const { link } = await mailAbout(person.email, /confirm/i);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/verificado|confirmado/i);
  await expect(page).toHaveURL(new RegExp(routes.auth));

  // A visitor who saves comes back with the job saved.
  await jobPage.open(job.id);
  await jobPage.save.click();
  await expect(page).toHaveURL(/\/auth\?.*message=save-login/);
  await auth.signIn(person);
  await expect(page).toHaveURL(new RegExp(`${jobHref(job)}$`));
  await expect(page.getByRole('main').getByRole('button', { name: 'Guardada', pressed: true })).toBeVisible();

  await account.open('resumes');
  await account.addResume(resume('curriculo.pdf', 'Ines Carvalho'));
  await expect(account.main.getByText('Predefinido')).toBeVisible();

  const apply = new ApplyPage(page);
  await apply.open(job.id);
  await expect(apply.within.getByRole('radio', { name: /curriculo/ })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await apply.finish();

  await account.open('applications');
  await expect(account.row(job.title)).toContainText('Pendente');
  await account.open('savedJobs');
  await expect(account.row(job.title)).toBeVisible();

  await account.open('profile');
  const download = page.waitForEvent('download');
  await account.main.getByRole('button', { name: 'Descarregar dados' }).click();
  const zip = readFileSync(await (await download).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('resumes.json')).toBe(true);

  await account.main.getByRole('button', { name: 'Eliminar a conta' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByLabel('Palavra-passe atual').fill(person.password);
  await dialog.getByRole('button', { name: 'Eliminar a conta' }).click();
  await expect(account.main.getByText(/A sua conta será eliminada a/)).toBeVisible();
  await mailAbout(person.email, /apagad|eliminad/i);
  await account.main.getByRole('button', { name: 'Manter a conta' }).click();
  await expect(account.main.getByText(/A sua conta será eliminada a/)).toBeHidden();
});

test('a forgotten password is replaced by a mailed link, once, and every session ends', async ({ page, person }) => {
  const auth = new AuthPage(page);
  await page.context().clearCookies();
  await auth.open('?mode=forgot');
  await auth.main.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await auth.main.getByRole('button', { name: 'Enviar ligação' }).click();
  await expect(auth.main.getByText('Veja o seu e-mail')).toBeVisible();
  const { link } = await mailAbout(person.email, /palavra-passe/i);
  const password = `${person.password} outra`;
  await page.goto(link);
  await auth.fillPasswords(password);
  await expect(page).toHaveURL(new RegExp(routes.auth));
  await auth.signIn({ ...person, password });
  await expect(page).toHaveURL(new RegExp(routes.account));
  await page.context().clearCookies();
  await page.goto(link);
  await auth.fillPasswords(`${password} mais uma`);
  await expect(
    auth.main
      .getByRole('alert')
      .or(auth.main.getByRole('heading', { level: 1 }))
      .first(),
  ).toContainText(/já não|não serve|inválid|usada|expir/i);
});

test('signing out leaves nothing of the person, and Back shows nothing of them', async ({ page, person, chrome }) => {
  const account = new AccountPage(page);
  await account.open('profile');
  await expect(account.main.getByText(person.email).first()).toBeVisible();
  await chrome.banner.getByRole('button', { name: /conta|Inês/i }).click();
  await page.getByRole('menuitem', { name: 'Terminar sessão' }).click();
  await expect(page).toHaveURL(new RegExp(routes.auth));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(routes.auth));
  await expect(page.getByText(person.email)).toHaveCount(0);
});
