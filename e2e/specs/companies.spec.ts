import type { CompanyCard } from 'shared-contracts';
import { allCompanies, biggestCompany, companies, companyJobs } from '../fixtures/catalogue.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { CompaniesPage } from '../pages/CompaniesPage.ts';

const test = base.extend<{ companiesPage: CompaniesPage }>({
  companiesPage: async ({ page }, use) => use(new CompaniesPage(page)),
});

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The companies that a search must find, computed without the API's search. */
function having(words: string, all: readonly CompanyCard[]): CompanyCard[] {
  const wanted = plain(words).split(' ');
  return all.filter(({ name, industry }) => wanted.every((word) => plain(`${name} ${industry ?? ''}`).includes(word)));
}

/** A word with an accent from a company's name or industry. */
function accentedWord(texts: readonly (string | null)[]): string {
  const words = texts.flatMap((text) => text?.split(/[^\p{L}]+/u) ?? []);
  const word = words.find((one) => one.length > 4 && plain(one) !== one.toLowerCase());
  if (word === undefined) throw new Error('No word has an accent');
  return word;
}

test('lists twelve companies a page, with the page number in the address', async ({ page, companiesPage }) => {
  const all = await allCompanies();
  await companiesPage.open();
  await expect(companiesPage.count).toContainText(`${all.length} empresas com`);
  expect(await companiesPage.names()).toEqual(all.slice(0, 12).map(({ name }) => name));
  await companiesPage.pages.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/companies?page=2');
  const second = all.slice(12, 24).map(({ name }) => name);
  await expect(companiesPage.tiles).toHaveText(second);
  await expect(companiesPage.pages.locator('[aria-current=page]')).toContainText('2');
  await page.reload();
  await expect(companiesPage.tiles).toHaveText(second);
  await companiesPage.ready();
  await page.goBack();
  await expect(page).toHaveURL('/companies');
  await expect(companiesPage.tiles).toHaveText(all.slice(0, 12).map(({ name }) => name));
});

for (const [what, textOf] of [
  ['a name', ({ name }: CompanyCard) => name],
  ['an industry', ({ industry }: CompanyCard) => industry],
] as const) {
  test(`a search finds ${what}, with or without accents, and Back restores the list`, async ({
    page,
    companiesPage,
  }) => {
    const all = await allCompanies();
    const word = accentedWord(all.map(textOf));
    const found = having(word, all);
    await companiesPage.open('/companies?page=2');
    for (const typed of [word, plain(word).toUpperCase()]) {
      await companiesPage.search.fill(typed);
      await companiesPage.search.press('Enter');
      await expect(page).toHaveURL(`/companies?search=${encodeURIComponent(typed)}`);
      await expect(companiesPage.count).toContainText(new RegExp(`^${found.length} empresas? `));
      expect(await companiesPage.names()).toEqual(found.slice(0, 12).map(({ name }) => name));
    }
    await page.goBack();
    await expect(companiesPage.search).toHaveValue(word);
    await page.goBack();
    await expect(page).toHaveURL('/companies?page=2');
    await expect(companiesPage.search).toHaveValue('');
    await expect(companiesPage.tiles).toHaveText(all.slice(12, 24).map(({ name }) => name));
  });
}

test('filters by industry and city: the list, its count and the address', async ({ page, companiesPage }) => {
  const all = await allCompanies();
  const { facets } = await companies('');
  const [industry] = facets.industry;
  await companiesPage.open();
  await companiesPage.filters.getByRole('checkbox', { name: industry!.label }).check();
  await expect(page).toHaveURL(`/companies?industry=${industry!.value}`);
  const found = all.filter((company) => company.industry === industry!.label);
  await expect(companiesPage.tiles).toHaveText(found.slice(0, 12).map(({ name }) => name));
  await expect(companiesPage.count).toContainText(new RegExp(`^${found.length} empresas? `));
  await companiesPage.filters.getByText(/^Mais \d+ cidades$/).click();
  const city = (await companies(`industry=${industry!.value}`)).facets.city.findLast(({ count }) => count > 0);
  await companiesPage.filters.locator(`input[name=city][value=${city!.value}]`).check();
  await expect(page).toHaveURL(`/companies?industry=${industry!.value}&city=${city!.value}`);
  await expect(companiesPage.tiles).toHaveCount(Math.min(12, city!.count));
});

test('the open jobs of a company are filtered by area, and its figures are those of its jobs', async ({
  page,
  companiesPage,
}) => {
  const { id, slug, name } = await biggestCompany();
  const { areas, open, withPay } = await companyJobs(id);
  const area = areas[0]!;
  await companiesPage.open(`/companies/${slug}`);
  await expect(companiesPage.heading).toHaveText(name);
  await expect(page.getByRole('region', { name: 'Vencimento à vista' })).toContainText(`${withPay} em ${open} ofertas`);
  await companiesPage.pills.getByRole('link', { name: area.label }).click();
  await expect(page).toHaveURL(`/companies/${slug}?area=${area.value}`);
  await expect(companiesPage.positions.getByRole('status')).toHaveText(new RegExp(`^${area.count} ofertas? `));
  await expect(companiesPage.pills.locator('[aria-current]')).toContainText(area.label);
  await companiesPage.pills.getByRole('link', { name: /^Todas/ }).click();
  await expect(page).toHaveURL(`/companies/${slug}`);
});

test('no result: shows the searched text and a link to all companies', async ({ page, companiesPage }) => {
  await companiesPage.open();
  await companiesPage.search.fill('nada disto');
  await companiesPage.submit.click();
  await expect(
    page.getByRole('heading', { name: 'Nenhuma empresa com “nada disto” no nome ou no setor' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver todas as empresas' }).click();
  await expect(page).toHaveURL('/companies');
  await expect(companiesPage.tiles).toHaveCount(12);
});

test('a company: its details, six positions a page, and the link to a job', async ({
  page,
  companiesPage,
  jobPage,
}) => {
  const company = await biggestCompany();
  const [first, second] = [await companyJobs(company.id), await companyJobs(company.id, 2)];
  await companiesPage.open(`/companies/${company.slug}`);
  await expect(companiesPage.heading).toHaveText(company.name);
  const known = [company.industry, company.location].filter((fact) => fact !== null);
  for (const fact of known) await expect(companiesPage.facts).toContainText(fact);
  await expect(page.getByRole('complementary', { name: 'Sobre a empresa' })).toBeVisible();
  await expect(companiesPage.positions.getByRole('heading', { level: 2 })).toContainText(String(first.total));
  const titles = companiesPage.positions.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(titles).toHaveText(first.items.map(({ title }) => title));
  expect(first.items).toHaveLength(6);

  await companiesPage.pages.getByRole('link', { name: 'Seguinte' }).click();
  await expect(page).toHaveURL(`/companies/${company.slug}?page=2`);
  await expect(titles).toHaveText(second.items.map(({ title }) => title));
  await titles.first().click();
  await expect(page).toHaveURL(`/jobs/${second.items[0]!.slug}`);
  await expect(jobPage.heading).toHaveText(second.items[0]!.title);
});

test('the number redirects to the canonical address', async ({ request }) => {
  const { id, slug } = await biggestCompany();
  const answer = await request.get(`/companies/${id}?page=2`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toContain(`/companies/${slug}`);
});

test('following requires signing in, and returns to the company', async ({ page, companiesPage }) => {
  const { name, slug } = await biggestCompany();
  await companiesPage.open(`/companies/${slug}?page=2`);
  await page.getByRole('button', { name: `Seguir ${name}` }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ message: 'follow-login', returnTo: `/companies/${slug}?page=2` });
  await expect(page.getByText('Inicie sessão para seguir empresas.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à página anterior' }).click();
  await expect(companiesPage.heading).toHaveText(name);
  await expect(page).toHaveURL(`/companies/${slug}?page=2`);
});

test.describe('an unknown company', () => {
  test.use({ expected: { problems: [/404/] } });

  test('responds with 404 and a link to all companies', async ({ page, companiesPage }) => {
    const answer = await page.goto('/companies/nao-existe');
    expect(answer?.status()).toBe(404);
    await expect(companiesPage.heading).toHaveText('Empresa não encontrada');
    await page.getByRole('main').getByRole('link', { name: 'Ver empresas' }).click();
    await expect(page).toHaveURL('/companies');
    await expect(companiesPage.tiles).toHaveCount(12);
  });
});

test.describe('positions that fail to load', () => {
  test.use({ expected: { problems: [/ERR_FAILED/, /failed \(0:|unreachable|Failed to fetch/] } });

  test('show a retry button, and the company remains visible', async ({ page, companiesPage }) => {
    await companiesPage.open('/companies?sort=jobs');
    await page.route('**/api/proxy/companies/*/jobs**', (route) => route.abort());
    const [name] = await companiesPage.names();
    await companiesPage.tiles.first().getByRole('link').click();
    await expect(companiesPage.heading).toHaveText(name!);
    const panel = companiesPage.positions.getByRole('alert');
    await expect(panel).toContainText('Não conseguimos carregar as ofertas desta empresa');
    await expect(companiesPage.facts).toBeVisible();
    await page.unroute('**/api/proxy/companies/*/jobs**');
    await panel.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(companiesPage.positions.getByRole('heading', { level: 3 })).toHaveCount(6);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('companies can be searched and read, page by page', async ({ page, companiesPage }) => {
    const all = await allCompanies();
    const word = accentedWord(all.map(({ industry }) => industry));
    await page.goto('/companies?sort=jobs');
    await companiesPage.search.fill(plain(word));
    await companiesPage.submit.click();
    await expect(page).toHaveURL(new RegExp(`search=${plain(word)}`));
    await expect(page).toHaveURL(/sort=jobs/);
    await expect(companiesPage.count).toContainText(new RegExp(`^${having(word, all).length} empresas? `));
    await companiesPage.tiles.first().getByRole('link').click();
    await expect(companiesPage.positions.getByRole('heading', { level: 3 })).not.toHaveCount(0);

    const { facets } = await companies('');
    await page.goto('/companies');
    await companiesPage.filters.getByRole('checkbox', { name: facets.city[0]!.label }).check();
    await companiesPage.filters.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(page).toHaveURL(new RegExp(`city=${facets.city[0]!.value}`));
    await expect(companiesPage.count).toContainText(`${facets.city[0]!.count} empresas`);

    const { slug } = await biggestCompany();
    await page.goto(`/companies/${slug}`);
    await companiesPage.pages.getByRole('link', { name: 'Página 2' }).click();
    await expect(companiesPage.positions.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    await expect(page).toHaveURL(`/companies/${slug}?page=2`);
  });
});
