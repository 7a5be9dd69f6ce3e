import { test, newUserData } from '../fixtures/accounts.ts';
import { mailAbout, teamMailsOnce } from '../fixtures/external-systems.ts';
import { gate } from '../fixtures/gate.ts';
import { messageOf, signupOf } from '../fixtures/public-forms.ts';
import { expect } from '../fixtures/test.ts';
import { routes } from 'shared-contracts';
import { AuthPage } from '../pages/AuthPage.ts';
import { PublicForm } from '../pages/PublicForm.ts';

// The response to a refused form has the status of its refusal, which the browser reports.
test.use({ expected: { problems: [/the server responded with a status of 4/] } });

const resendRefusal = 'Ainda não pode pedir outro e-mail.';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is corrected and sent, and no URL contains its text', async ({ page }) => {
    const contact = new PublicForm(page, routes.contact);
    const message = messageOf({ message: `Sem scripts ${Date.now()}` });
    await page.goto(routes.contact);
    await contact.fillIn({ ...message, email: 'ines', phone: '912 345' });
    await contact.send.click();
    await expect(page).toHaveURL(routes.contact);
    await expect(contact.alert).toContainText('Email inválido');
    expect(await contact.errors()).toEqual(['Email inválido', 'Número de telefone deve ter pelo menos 9 dígitos']);
    await contact.expectValues({ ...message, email: 'ines', phone: '912 345' });

    await contact.fillIn({ email: message.email, phone: '912 345 678' });
    await contact.send.click();
    await expect(contact.sent).toContainText('Mensagem enviada.');
    await expect(page).toHaveURL(`${routes.contact}?sent=contact`);
    expect(await teamMailsOnce(message.name)).toHaveLength(1);
  });

  test('a company joins the waitlist', async ({ page }) => {
    const waitlist = new PublicForm(page, routes.landing);
    await page.goto(routes.landing);
    await waitlist.fillIn(signupOf());
    await waitlist.send.click();
    await expect(waitlist.sent).toBeVisible();
  });

  test('an account is registered, verified and signed in', async ({ page }) => {
    const user = newUserData();
    const auth = new AuthPage(page);
    await page.goto(`${routes.auth}?mode=register&returnTo=/faq`);
    await auth.register({ ...user, username: 'i' });
    await expect(auth.field('Nome de utilizador')).toHaveAttribute('aria-invalid', 'true');
    await expect(auth.field('E-mail')).toHaveValue(user.email);
    await expect(auth.field('Palavra-passe')).toHaveValue('');
    await auth.field('Nome de utilizador').fill(user.username);
    await auth.field('Palavra-passe').fill(user.password);
    await auth.field('Confirmar palavra-passe').fill(user.password);
    await auth.button('Criar conta').click();
    await expect(auth.main).toContainText('Registo Bem-Sucedido!');
    await expect(page).toHaveURL(/\/auth\?sent=register&returnTo=%2Ffaq$/);

    await fillInSignIn(auth, user.username, user.password);
    await expect(auth.main).toContainText('Verificação de Email Necessária');
    const verification = await mailAbout(user.email, /./);
    await page.goto(verification.link);
    await auth.button('Confirmar e-mail').click();
    await expect(auth.main).toContainText('verificado');

    await page.goto(`${routes.auth}?returnTo=/faq`);
    await fillInSignIn(auth, user.username, 'não é esta');
    await expect(auth.main.getByRole('alert')).toBeVisible();
    await expect(auth.field('Nome de utilizador ou e-mail')).toHaveValue(user.username);
    await fillInSignIn(auth, user.username, user.password);
    await expect(page).toHaveURL('/faq');
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('sid');
  });

  test('a mail that is requested too soon is refused with the time to wait', async ({ page }) => {
    const user = newUserData();
    const auth = new AuthPage(page);
    await page.goto(`${routes.auth}?mode=register`);
    await auth.register(user);
    await expect(auth.main).toContainText('Registo Bem-Sucedido!');
    await auth.field('E-mail').fill(user.email);
    await auth.button('Reenviar e-mail').click();
    await expect(auth.main).toContainText(resendRefusal);

    const ask = async () => {
      await auth.field('E-mail').fill(user.email);
      await auth.button('Enviar ligação').click();
    };
    await page.goto(`${routes.auth}?mode=forgot`);
    await ask();
    await expect(auth.main).toContainText('Veja o seu e-mail');
    await ask();
    await expect(auth.main.getByRole('alert')).toContainText(resendRefusal);
    await expect(auth.field('E-mail')).toHaveValue(user.email);
  });
});

async function fillInSignIn(auth: AuthPage, username: string, password: string) {
  await auth.field('Nome de utilizador ou e-mail').fill(username);
  await auth.field('Palavra-passe').fill(password);
  await auth.button('Entrar').click();
}

test('a form that is filled in before hydration keeps its input', async ({ page }) => {
  const contact = new PublicForm(page, routes.contact);
  const message = messageOf();
  const scripts = gate();
  await page.route('**/assets/*.js', async (request) => {
    await scripts.opened;
    await request.continue();
  });
  await page.goto(routes.contact, { waitUntil: 'commit' });
  await contact.fillIn(message);
  scripts.open();
  await expect(page.locator('[data-hydrate]')).toHaveCount(0);
  // Keys instead of `fill`: its focus can hydrate the form, whose input is restored only after the script that focuses.
  await contact.field('phone').press('ControlOrMeta+a');
  await contact.field('phone').pressSequentially('934567890');
  await contact.expectValues({ ...message, phone: '934567890' });
});

test('a form that is submitted before hydration keeps its input and is sent after hydration', async ({ page }) => {
  const contact = new PublicForm(page, routes.contact);
  const message = messageOf();
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(routes.contact, { waitUntil: 'commit' });
  await contact.fillIn({ ...message, phone: '912' });
  await page.unroute('**/assets/*.js');
  await contact.send.click();
  await expect(page).toHaveURL(routes.contact);
  await expect(page.locator('[data-hydrate]')).toHaveCount(0);
  await contact.expectValues({ ...message, phone: '912' });
  await expect(contact.field('phone')).toBeFocused();
  await contact.fillIn({ phone: '912345678' });
  await contact.send.click();
  await expect(contact.sent).toContainText('Mensagem enviada.');
  await expect(page).toHaveURL(routes.contact);
});
