import { readFileSync } from 'node:fs';
import { newUserData, test } from '../fixtures/accounts.ts';
import { violations } from '../fixtures/axe.ts';
import { mailAbout } from '../fixtures/external-systems.ts';
import { expect } from '../fixtures/test.ts';
import { AlertsPage } from '../pages/AlertsPage.ts';
import { AccountPage } from '../pages/AccountPage.ts';

/** The link to the choices in the mail to an existing subscriber. */
const choicesIn = (text: string) => /http\S{1,200}\/u\/[^\s)\]]{1,200}/.exec(text)?.[0] ?? '';

test('a visitor: search → mail → confirmation → preferences → unsubscribed by a button and by a mail program', async ({
  page,
  jobsPage,
}) => {
  const { email } = newUserData();
  const alerts = new AlertsPage(page);
  await jobsPage.open('?keyword=a&location=Porto&page=2');
  await alerts.askFor(email);
  expect(await violations(page)).toEqual([]);
  const asked = await mailAbout(email, /Confirme os alertas/);
  await page.goto(asked.link);
  await expect(alerts.confirm).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await alerts.confirm.click();
  await expect(page.getByRole('heading', { name: 'Alertas confirmados' })).toBeVisible();
  await expect(alerts.search('a · Porto')).toHaveAttribute('href', '/jobs?keyword=a&location=Porto');
  expect(await violations(page)).toEqual([]);

  // An existing subscriber also gets the link to the choices by mail.
  await jobsPage.open('?keyword=b');
  await alerts.askFor(email);
  const link = choicesIn((await mailAbout(email, /Já recebe alertas/)).text);
  await page.goto(link);
  await expect(alerts.search('a · Porto')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Todos os meses', exact: true }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Não há alterações por guardar.')).toBeVisible();
  await page.getByRole('button', { name: 'Pausar 1 mês' }).click();
  await expect(page.getByRole('main').getByText(/Em pausa até/)).toBeVisible();
  await alerts.stop.click();
  await expect(alerts.stopped).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await alerts.turnOn.click();
  await expect(page.getByRole('radio', { name: 'Todos os meses', exact: true })).toBeChecked();

  const posted = await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
  expect(posted.status()).toBe(200);
  await page.reload();
  await expect(alerts.stopped).toBeVisible();

  const secrets = [asked.link, link].map((one) => one.split('/').at(-1)!);
  for (const service of ['site', 'api', 'worker']) {
    const log = readFileSync(`${process.env['LOG_DIR']}/${service}.log`, 'utf8');
    expect(
      [...secrets, email].filter((secret) => log.includes(secret)),
      `secrets in ${service}.log`,
    ).toEqual([]);
  }
});

test.describe('a signed-in user', () => {
  // A user without alerts has no subscription: the first click gets a 404.
  test.use({ expected: { problems: [/newsletter\/subscription/, /getSubscription failed \(404:/] } });

  test('saves an alert without confirmation, undoes it, and removes it in the account', async ({
    page,
    jobsPage,
    user: _,
  }) => {
    const alerts = new AlertsPage(page);
    const created = page.getByRole('button', { name: 'Alerta criado' });
    await jobsPage.open('?keyword=a&remote=true&sort=date');
    await alerts.create.click();
    await expect(created).toBeVisible();
    await page.getByRole('button', { name: 'Anular' }).click();
    await expect(alerts.create).toBeVisible();
    await alerts.create.click();
    await expect(created).toBeVisible();

    const account = new AccountPage(page);
    await account.open('emailPreferences');
    await expect(page.getByRole('radio', { name: /^Só das pesquisas guardadas/ })).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await account.button('Remover alerta: a · Remoto').click();
    await expect(alerts.search('a · Remoto')).toHaveCount(0);
    // Leaving the site sends the removal that could still be undone.
    await page.goto('about:blank');
    await account.open('emailPreferences');
    await expect(page.getByRole('heading', { name: 'Pesquisas guardadas' })).toBeVisible();
    await expect(alerts.search('a · Remoto')).toHaveCount(0);
  });
});
