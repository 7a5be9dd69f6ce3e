import { readFileSync } from 'node:fs';
import { jobHref, routes } from 'shared-contracts';
import { newUserData, test } from '../fixtures/accounts.ts';
import { violations } from '../fixtures/axe.ts';
import { anyJob } from '../fixtures/catalogue.ts';
import { mailAbout } from '../fixtures/external-systems.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { ApplyPage, resume } from '../pages/ApplyPage.ts';
import { AuthPage } from '../pages/AuthPage.ts';
import { keyboard } from '../pages/inputMethods.ts';

test.describe('by keyboard alone', () => {
  // Signing in is refused until the address is confirmed.
  test.use({ expected: { problems: [/\/api\/login/, /login failed \(403:/] } });

  test('register → mail → verify → sign in → save → apply with a stored resume → account → export → delete', async ({
    page,
    jobPage,
  }) => {
    const user = newUserData();
    const auth = new AuthPage(page, keyboard);
    const account = new AccountPage(page, keyboard);
    const job = await anyJob();

    await auth.open('?mode=register');
    await auth.register(user);
    await expect(auth.toast('Registo Bem-Sucedido!')).toBeVisible();
    await auth.signIn(user);
    await expect(auth.toast('Verificação de Email Necessária')).toBeVisible();

    const { link } = await mailAbout(user.email, /confirm/i);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/verificado|confirmado/i);
    await expect(page).toHaveURL(new RegExp(routes.auth));

    // A job that a visitor saves is saved after signing in.
    await jobPage.open(job.id);
    await keyboard.press(jobPage.save);
    await expect(page).toHaveURL(/\/auth\?.{0,300}message=save-login/);
    await auth.signIn(user);
    await expect(page).toHaveURL(new RegExp(`${jobHref(job)}$`));
    await expect(page.getByRole('main').getByRole('button', { name: 'Guardada', pressed: true })).toBeVisible();

    await account.open('profile');
    await account.turnTo('Currículos');
    await account.addResume(await resume('curriculo.pdf', 'Ines Carvalho'));
    await expect(account.main.getByText('Predefinido', { exact: true })).toBeVisible();

    const apply = new ApplyPage(page);
    await apply.open(job.id);
    await expect(apply.within.getByRole('radio', { name: /curriculo/ })).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await apply.finish(keyboard);

    await account.open('applications');
    await expect(account.row(job.title)).toContainText('Pendente');
    await account.turnTo('Guardadas');
    await expect(account.row(job.title)).toBeVisible();

    await account.turnTo('Perfil');
    const download = page.waitForEvent('download');
    await keyboard.press(account.button('Transferir dados'));
    const zip = readFileSync(await (await download).path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['profile.json', 'resumes.json', 'applications.json']) expect(zip.includes(name)).toBe(true);

    await keyboard.press(account.button('Eliminar a conta'));
    await account.confirmWithPassword(user.password, 'Eliminar a conta');
    const notice = account.main.getByText(/A sua conta será eliminada a/);
    await expect(notice).toBeVisible();
    await mailAbout(user.email, /apagad|eliminad/i);
    await keyboard.press(account.button('Manter a conta'));
    await expect(notice).toBeHidden();
  });
});

test.describe('password reset link', () => {
  test.use({
    expected: { problems: [/\/api\/reset-password/, /resetPassword failed \(400:/, /401 \(Unauthorized\)/] },
  });

  test('works once and ends every session', async ({ page, user, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
    await page.context().clearCookies();
    const auth = new AuthPage(page);
    await auth.open('?mode=forgot');
    await auth.field('E-mail').fill(user.email);
    await auth.button('Enviar ligação').click();
    await expect(auth.main.getByText('Veja o seu e-mail')).toBeVisible();
    const { link } = await mailAbout(user.email, /palavra-passe/i);
    const password = `${user.password} outra`;
    await page.goto(link);
    await auth.choosePassword(password);
    await expect(page).toHaveURL(new RegExp(routes.auth));
    expect((await elsewhere.request.get(`${baseURL}/api/user`)).status()).toBe(401);
    await auth.signIn({ ...user, password });
    await expect(page).toHaveURL(new RegExp(routes.account));
    await page.goto(link);
    await auth.choosePassword(`${password} mais uma`);
    await expect(auth.main.getByText('Esta ligação já não é válida').first()).toBeVisible();
    await elsewhere.close();
  });
});

test.describe('signing out', () => {
  test('removes all personal data, also after Back and Forward', async ({ page, user, chrome }) => {
    const account = new AccountPage(page);
    await page.goto(routes.companies);
    await account.open('profile');
    await expect(account.main.getByText(user.username).first()).toBeVisible();
    await chrome.banner.getByRole('button', { name: /Menu da conta/ }).click();
    await chrome.banner.getByRole('button', { name: 'Terminar sessão' }).click();
    await expect(page).toHaveURL(new RegExp(routes.auth));
    await expect(page.getByText('Sessão terminada').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${routes.companies}$`));
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(routes.auth));
    await expect(page.getByText(user.username)).toHaveCount(0);
  });
});
