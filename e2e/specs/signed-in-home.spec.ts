import type { Page, Route } from '@playwright/test';
import { getAccountOverview, listApplications, type AccountApplication, type AccountOverview } from 'shared-contracts';
import { candidate, signInAs, test } from '../fixtures/accounts.ts';
import { changeTheme, followSystemTheme } from '../fixtures/appearances.ts';
import { violations } from '../fixtures/axe.ts';
import { search } from '../fixtures/catalogue.ts';
import { expectComplete } from '../fixtures/complete-page.ts';
import { watchShifts } from '../fixtures/layout-shifts.ts';
import { expect } from '../fixtures/test.ts';

const address = `**${getAccountOverview.template}`;
const dayMs = 86_400_000;

const personal = ['Falta a sua resposta', /^Novas desde/, 'Candidaturas com novidades', 'Guardadas prestes a fechar'];
const visitors = ['Por área', 'Acabadas de chegar', 'Em destaque', 'Quem mais contrata', 'Do blogue'];
const block = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

const newJobs = async (query: string, since: string) =>
  (await search(`${query}&postedAfter=${encodeURIComponent(since)}`)).total;

/** The candidate's own overview, with the news of a last visit four days ago. */
async function withNews(page: Page, route: Route): Promise<void> {
  const answer = await route.fetch();
  const overview = (await answer.json()) as AccountOverview;
  const listed = await page.request.get(listApplications.template);
  const applications = (await listed.json()) as AccountApplication[];
  const { items } = await search('sort=date');
  const query = 'location=Lisboa';
  const at = (days: number) => new Date(Date.parse(overview.now) + days * dayMs).toISOString();
  const json: AccountOverview = {
    ...overview,
    lastVisitAt: at(-4),
    since: at(-4),
    searches: [
      { id: applications[0]!.id, query, places: [], newJobs: await newJobs(query, at(-4)), newJobsWithPay: 1 },
    ],
    moved: applications.filter(({ history }) => history.length > 0).slice(0, 3),
    closing: items.slice(0, 2).map((job, index) => ({ ...job, closesAt: at(index + 1.5) })),
  };
  await route.fulfill({ response: answer, json });
}

test('the home page of a candidate has every block, without a layout shift, in both themes and widths', async ({
  page,
}) => {
  await signInAs(page, candidate);
  await page.route(address, (route) => withNews(page, route));
  await followSystemTheme(page);
  const shifts = await watchShifts(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1, name: 'Olá, Inês' })).toBeVisible();
    for (const name of [...personal, ...visitors]) await expect(block(page, name)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver entrevista' })).toBeVisible();
    await expectComplete(page);
    expect(await shifts(), `shifts at ${width} px`).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await overflow()).toBe(width);
    expect(await violations(page), `${width} px, light`).toEqual([]);
    await changeTheme(page, 'dark');
    expect(await violations(page, 'colors'), `${width} px, dark`).toEqual([]);
    await changeTheme(page, 'light');
  }
  const news = block(page, /^Novas desde/)
    .getByRole('listitem')
    .first();
  const count = Number((await news.innerText()).split('\n')[0]);
  await news.getByRole('link').click();
  await expect(page).toHaveURL(/postedAfter=/);
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`^${count}\\sofertas$`))
      .first(),
  ).toBeVisible();
});

test.describe('of a new account', () => {
  test('has the blocks of a visitor below the greeting, without a layout shift', async ({ page, user }) => {
    const shifts = await watchShifts(page);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1, name: `Olá, ${user.firstName}` })).toBeVisible();
    for (const name of visitors) await expect(block(page, name)).toBeVisible();
    for (const name of personal) await expect(block(page, name)).toHaveCount(0);
    await expectComplete(page);
    expect(await shifts()).toEqual([]);
  });
});

test.describe('without an answer of the API', () => {
  test.use({ expected: { problems: [/account\/overview/, /getAccountOverview/, /\/api\/account\//] } });

  test('has a note with a retry, and the blocks of a visitor', async ({ page, user }) => {
    await page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'internal_error' } }));
    await page.goto('/home');
    await expect(page.getByText('Não conseguimos carregar as suas novidades')).toBeVisible();
    for (const name of visitors) await expect(block(page, name)).toBeVisible();
    await page.unroute(address);
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('Não conseguimos carregar as suas novidades')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: `Olá, ${user.firstName}` })).toBeVisible();
  });

  test('is the page of a visitor after the session has ended', async ({ page, user }) => {
    await page.goto('/jobs');
    await expect(page.getByRole('button', { name: `Menu da conta de ${user.firstName}` })).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('banner').getByRole('link', { name: 'Início' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dê o salto para o trabalho certo.' })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  });
});
