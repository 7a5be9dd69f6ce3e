import { test } from '../fixtures/accounts.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { AuthPage } from '../pages/AuthPage.ts';
import { Chrome } from '../pages/Chrome.ts';

test('signing out in another tab redirects a page with unsaved input to /auth, and the input is restored after signing in again', async ({
  page,
  context,
  user,
}) => {
  const account = new AccountPage(page);
  await account.open('profile');
  const firstName = account.main.getByRole('textbox', { name: 'Nome próprio' });
  await account.button('Editar').click();
  await firstName.fill('Rita');
  const other = await context.newPage();
  const chrome = new Chrome(other);
  await chrome.open('/jobs');
  await chrome.banner.getByRole('button', { name: /Menu da conta/ }).click();
  await chrome.banner.getByRole('button', { name: 'Terminar sessão' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(account.main.getByRole('heading', { level: 1 })).toBeVisible();
  await new AuthPage(page).signIn(user);
  await expect(page).toHaveURL(/\/account/);
  await expect(firstName).toHaveValue('Rita');
});
