import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newUserData, test, type TestUser } from '../fixtures/accounts.ts';
import { anyJob } from '../fixtures/catalogue.ts';
import { mailsTo } from '../fixtures/external-systems.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { ApplyPage, resume } from '../pages/ApplyPage.ts';
import { AuthPage } from '../pages/AuthPage.ts';

// ADR 34: an attacker registers the address of an applicant without an account. Two browsers: the attacker's and the owner's.

test.use({ expected: { problems: [/\/api\/login/, /login failed \(401:/, /\/api\/account\/address-link/] } });

const opened: BrowserContext[] = [];
test.afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));

/** A link in the newest mail to an address about a subject, once it has arrived. */
async function mailedLink(email: string, subject: RegExp, path: string): Promise<string> {
  const find = async () => {
    const text = (await mailsTo(email, subject)).at(-1)?.text ?? '';
    return new RegExp(`http\\S{1,200}${path}[^\\s)\\]]{1,200}`).exec(text)?.[0] ?? '';
  };
  await expect.poll(find, { timeout: 60_000 }).not.toBe('');
  return find();
}

/** The owner applies as a guest, and the attacker registers the owner's address in another browser. */
async function attack(page: Page, browser: Browser) {
  const attacker = newUserData();
  const job = await anyJob();
  const apply = new ApplyPage(page);
  await apply.open(job.id);
  await apply.choose(await resume('curriculo.pdf', 'Dona Verdadeira'));
  await apply.name.fill('Dona Verdadeira');
  await apply.email.fill(attacker.email);
  await apply.finish();
  const context = await browser.newContext();
  opened.push(context);
  const auth = new AuthPage(await context.newPage());
  await auth.open('?mode=register');
  await auth.register(attacker);
  await expect(auth.toast('Registo Bem-Sucedido!')).toBeVisible();
  return { attacker, job, auth };
}

async function applicationsOf(auth: AuthPage, user: TestUser) {
  await auth.open();
  await auth.signIn(user);
  const account = new AccountPage(auth.page);
  await expect(account.main.getByRole('navigation', { name: 'A sua conta' })).toBeVisible();
  await account.open('applications');
  return account;
}

test('an attacker who registered the address sees no application of its owner, even after the owner opens every mailed link', async ({
  page,
  browser,
}) => {
  const { attacker, job, auth } = await attack(page, browser);
  await page.goto(await mailedLink(attacker.email, /confirm/i, '/verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/verificado|confirmado/i);

  const account = await applicationsOf(auth, attacker);
  await expect(account.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(account.row(job.title)).toHaveCount(0);

  await page.goto(await mailedLink(attacker.email, /junte/i, '/link-address'));
  await expect(page).toHaveURL(/\/auth/);
  const reason = page.getByText('Inicie sessão para juntar à sua conta as candidaturas');
  await expect(reason).toBeVisible();
  // The server's HTML of this address has no reason: hydration must not report a difference.
  await page.reload();
  await expect(reason).toBeVisible();
  await account.open('applications');
  await expect(account.row(job.title)).toHaveCount(0);
});

test('"Não fui eu" in the mail removes the account that the attacker registered', async ({ page, browser }) => {
  const { attacker, auth } = await attack(page, browser);
  const link = await mailedLink(attacker.email, /confirm/i, '/nao-fui-eu/');
  const [mail] = await mailsTo(attacker.email, /confirm/i);
  // Mail programs turn names with a dot into links: a word joiner after the dot prevents this.
  expect(mail?.text.replaceAll('\u2060', '')).toContain(attacker.username);
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Remover a conta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A conta foi removida' })).toBeVisible();

  await auth.open();
  await auth.signIn(attacker);
  await expect(auth.main.getByRole('alert').first()).toBeVisible();
  await expect(auth.page).toHaveURL(/\/auth/);
});
