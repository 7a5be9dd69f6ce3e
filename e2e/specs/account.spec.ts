import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { listResumes, routes, type StoredResume } from 'shared-contracts';
import { admin, candidate, makeAccount, signInAs, newUserData, test } from '../fixtures/accounts.ts';
import { violations } from '../fixtures/axe.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { resume } from '../pages/ApplyPage.ts';
import { AuthPage } from '../pages/AuthPage.ts';

/** Whether the canvas contains dark pixels: an empty page is white. */
function isDrawn(element: Element): boolean {
  const { width, height } = element as HTMLCanvasElement;
  const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
  return data.some((value, index) => index % 4 !== 3 && value < 128 && data[index - (index % 4) + 3]! > 0);
}

test('the profile can be edited, the edit canceled, and a picture uploaded', async ({ page, user, chrome }) => {
  const account = new AccountPage(page);
  await account.open('profile');
  await expect(account.main.getByText(user.email).first()).toBeVisible();
  const place = account.main.getByRole('textbox', { name: 'Localidade' });
  await account.button('Editar').click();
  await place.fill('Braga');
  await account.button('Cancelar').click();
  await account.button('Editar').click();
  await expect(place).toHaveValue('');
  await place.fill('Aveiro');
  await account.button('Guardar').click();
  await expect(account.button('Editar')).toBeFocused();
  await account.main.locator('input[type=file]').setInputFiles('docs/screenshots/home-wide-light.png');
  const picture = account.main.getByRole('img', { name: 'A sua fotografia de perfil' });
  await expect(picture).toHaveJSProperty('naturalWidth', 320);
  await page.reload();
  await expect(place.or(account.main.getByText('Aveiro')).first()).toBeVisible();
  await expect(chrome.banner.locator('img[src^="/api/account/picture"]')).toHaveJSProperty('naturalWidth', 320);
  expect(await violations(page)).toEqual([]);
});

test('an account has at most three resumes; one is the default, and only their owner can open them', async ({
  page,
  user,
}) => {
  const account = new AccountPage(page);
  await account.open('resumes');
  for (const name of ['um.pdf', 'dois.pdf', 'tres.pdf']) {
    await account.addResume(await resume(name, `Ines Carvalho ${name}`));
    await expect(account.main.getByText(name)).toBeVisible();
  }
  await expect(account.main.getByText('Atingiu o limite máximo de currículos (3).')).toBeVisible();
  await expect(account.main.locator('input[type=file]')).toHaveCount(0);
  await account.main.getByRole('button', { name: 'Predefinir: dois' }).click();
  await expect(account.main.getByRole('button', { name: 'Predefinir: um' })).toBeVisible();
  await expect(account.main.getByRole('button', { name: 'Predefinir: dois' })).toHaveCount(0);
  await account.main.getByRole('button', { name: 'Ver: dois' }).click();
  const drawing = account.question.locator('canvas').first();
  await expect(drawing).toBeVisible();
  await expect.poll(() => drawing.evaluate(isDrawn)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(account.main.getByRole('button', { name: 'Ver: dois' })).toBeFocused();
  await account.main.getByRole('button', { name: 'Eliminar: dois' }).click();
  await expect(account.main.getByText('dois.pdf')).toHaveCount(0);
  await expect(account.main.getByRole('button', { name: 'escolha um ficheiro' })).toBeVisible();

  const [{ fileUrl }] = (await (await page.request.get(listResumes.template)).json()) as [StoredResume];
  const other = newUserData();
  await makeAccount(page.request, other);
  for (const [who, status] of [
    [other, 404],
    [user, 200],
  ] as const) {
    await signInAs(page, who);
    expect((await page.request.get(fileUrl)).status()).toBe(status);
  }
});

test.describe('second factor', () => {
  // The account page may still send requests when the test clears the cookies.
  test.use({ expected: { problems: [/\/api\/login/, /login failed \(403:/, /401 \(Unauthorized\)/] } });

  test('is required for signing in, and each recovery code is accepted once', async ({ page, user }) => {
    const account = new AccountPage(page);
    const auth = new AuthPage(page);
    await account.open('profile');
    await account.button('Ativar').click();
    await account.question.getByRole('textbox', { name: 'Palavra-passe atual' }).fill(user.password);
    await account.question.getByRole('button', { name: 'Continuar' }).click();
    const secret = (await account.question.locator('code').first().innerText()).replaceAll(/\s/g, '');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await expect(account.question.getByRole('img', { name: /Código QR/ })).toBeVisible();
    await account.question.getByRole('textbox', { name: 'Código da aplicação' }).fill(totp.generate());
    await account.question.getByRole('button', { name: 'Ativar', exact: true }).click();
    const codes = account.question.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.first().innerText();
    expect(await violations(page)).toEqual([]);
    await account.question.getByRole('checkbox').check();
    await account.question.getByRole('button', { name: 'Concluir' }).click();

    for (const isFirstUse of [true, false]) {
      await page.context().clearCookies();
      await auth.open();
      await auth.signIn(user);
      await auth.field('Código de confirmação').fill(recovery);
      await auth.button('Confirmar').click();
      if (isFirstUse) await expect(page).toHaveURL(new RegExp(routes.account));
      else await expect(auth.main.getByText(/O código não está certo/).first()).toBeVisible();
    }
    await expect(page).toHaveURL(new RegExp(routes.auth));
  });
});

test('the interviews of the demo candidate: calendar file, private feed, cancellation', async ({ page }) => {
  await signInAs(page, candidate);
  const account = new AccountPage(page);
  await account.open('interviews');
  const download = page.waitForEvent('download');
  await account.main
    .getByRole('link', { name: /Guardar no calendário/ })
    .first()
    .click();
  const event = readFileSync(await (await download).path(), 'utf8');
  expect(event).toContain('TZID:Europe/Lisbon');
  await account.button('Criar endereço').click();
  const feed = await account.main.getByRole('textbox', { name: 'Endereço do calendário' }).inputValue();
  const visitor = await fetch(feed);
  expect([visitor.status, visitor.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  await account.button('Remover endereço').click();
  await account.question.getByRole('button', { name: 'Remover endereço' }).click();
  await expect(account.button('Criar endereço')).toBeVisible();
  expect((await fetch(feed)).status).toBe(404);

  await account.main
    .getByRole('button', { name: /^Cancelar entrevista/ })
    .last()
    .click();
  await account.question.getByRole('button', { name: 'Cancelar entrevista' }).click();
  await expect(account.main.getByText('Cancelada', { exact: true })).toBeVisible();
});

test.describe('a user without alerts', () => {
  test.use({
    expected: {
      problems: [/\/api\/newsletter\/subscription/, /getSubscription failed \(404:/, /401 \(Unauthorized\)/],
    },
  });

  test('enables alerts, changes and saves the preferences', async ({ page, user }) => {
    const account = new AccountPage(page);
    await account.open('emailPreferences');
    await account.button('Ligar alertas').click();
    await account.main.getByRole('radio', { name: 'Todos os meses', exact: true }).check();
    await account.main.getByRole('checkbox', { name: 'Design' }).check();
    await account.button('Guardar').click();
    await expect(account.main.getByText('Não há alterações por guardar.')).toBeVisible();
    await page.context().clearCookies();
    await signInAs(page, user);
    await account.open('emailPreferences');
    await expect(account.main.getByRole('radio', { name: 'Todos os meses', exact: true })).toBeChecked();
    await expect(account.main.getByRole('checkbox', { name: 'Design' })).toBeChecked();
  });
});

test.describe('an ended session', () => {
  test.use({ expected: { problems: [/401 \(Unauthorized\)/] } });

  test('redirects to sign-in, and then back to the page', async ({ page, user }) => {
    const account = new AccountPage(page);
    await account.open('profile');
    await page.request.delete('/api/account/sessions');
    await page.goto('/account?tab=savedJobs');
    await expect(page).toHaveURL(new RegExp(routes.auth));
    await new AuthPage(page).signIn(user);
    await expect(page).toHaveURL(/\/account\?tab=savedJobs/);
  });
});

test.describe('the page for admins', () => {
  test.use({ expected: { problems: [/403 \(Forbidden\) .{0,300}\/newsletter-admin/] } });

  test('redirects to sign-in, and is shown to an admin', async ({ page }) => {
    await page.goto(routes.newsletterAdmin);
    await expect(page).toHaveURL(new RegExp(routes.auth));
    await new AuthPage(page).signIn(admin);
    await expect(page).toHaveURL(new RegExp(`${routes.newsletterAdmin}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  });

  test('is in the menu of an admin, also after signing in without a reload', async ({ page, chrome }) => {
    await chrome.open(routes.auth);
    await new AuthPage(page).signIn(admin);
    // The navigation after the sign-in would close the menu.
    await expect(page).toHaveURL(new RegExp(`${routes.account}$`));
    await chrome.banner.getByRole('button', { name: /^Menu da conta/ }).click();
    await chrome.banner.getByRole('link', { name: 'Campanhas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
    await chrome.banner.getByRole('button', { name: /^Menu da conta/ }).click();
    await expect(chrome.banner.getByRole('navigation', { name: 'Conta' }).locator(chrome.current)).toHaveText(
      'Campanhas',
    );
  });
});
