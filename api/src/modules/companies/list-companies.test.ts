import { limits, type CompanyListPage, type HomeCompanies } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { daysAgo, saveCompany, saveJob } from '../../../test/factories/index.ts';

let api: TestApp;

async function hire(name: string, jobs: number, industry: string | null = null): Promise<number> {
  const { id } = await saveCompany(api.database, { name, industry });
  for (let job = 0; job < jobs; job += 1) await saveJob(api.database, { company_id: id });
  return id;
}

beforeAll(async () => {
  api = await createTestApp();
  await hire('Zarco', 2, 'Energia');
  const health = await saveCompany(api.database, {
    name: 'Água Viva',
    industry: 'Saúde',
    description: 'A Água Viva, S.A. cuida\n de todos. Desde 1980.',
  });
  await saveJob(api.database, { company_id: health.id, city: 'Porto', workplace: 'remote' });
  for (let serial = 10; serial < 22; serial += 1) await hire(`Empresa ${serial}`, 1, 'Comércio');
  const closed = await hire('Fechada', 0);
  await saveJob(api.database, { company_id: closed, status: 'closed' });
  await saveJob(api.database, { company_id: closed, status: 'paused' });
  await saveJob(api.database, { company_id: closed, closes_at: daysAgo(1) });
});
afterAll(() => api.close());

const get = (query: string) => api.inject(`/api/proxy/companies${query}`);
const list = async (query = '') => (await get(query)).json<CompanyListPage>();
const names = async (query = '') => (await list(query)).items.map(({ name }) => name);

describe('GET /api/proxy/companies', () => {
  it('returns twelve companies with open jobs, and their figures', async () => {
    const page = await list('?sort=name');
    expect(page).toMatchObject({ page: 1, totalPages: 2, total: 14 });
    expect(page.items).toHaveLength(12);
    expect(page.items.slice(0, 2).map(({ name }) => name)).toEqual(['Água Viva', 'Empresa 10']);
    expect(page.items[0]).toStrictEqual({
      id: expect.any(Number),
      name: 'Água Viva',
      slug: 'agua-viva',
      logoUrl: null,
      logo: null,
      industry: 'Saúde',
      location: expect.any(String),
      description: 'A Água Viva, S.A. cuida de todos.',
      jobCount: 1,
      payCount: 1,
      cities: ['Porto'],
      cityCount: 1,
      areas: [],
      answerDays: null,
    });
    expect(page.jobTotal).toBe(15);
  });

  it('returns the rest on the second page, and the last page for a page beyond the end', async () => {
    expect(await names('?sort=name&page=2')).toEqual(['Empresa 21', 'Zarco']);
    expect(await list('?sort=name&page=99')).toEqual(await list('?sort=name&page=2'));
  });

  it('counts open jobs and sorts by them', async () => {
    const page = await list();
    expect(page.items.slice(0, 2)).toMatchObject([
      { name: 'Zarco', jobCount: 2 },
      { name: 'Água Viva', jobCount: 1 },
    ]);
  });

  it.each([
    ['?search=AGUA', ['Água Viva']],
    ['?search=saude', ['Água Viva']],
    ['?search=%20viva%20%20agua%20', ['Água Viva']],
    ['?search=fechada', []],
    [`?search=${encodeURIComponent("'; drop table companies; --")}`, []],
    ['?search=%25', []],
  ])('searches name and industry: %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each(['?sort=size', '?page=0', '?page=-1', '?page=abc', '?page=99999999999999999999', '?other=1'])(
    'falls back to the default for %s',
    async (query) => {
      expect(await list(query)).toEqual(await list());
    },
  );

  it.each([
    ['search', `?search=${'x'.repeat(201)}`],
    ['search', '?search=a&search=b'],
    ['sort', `?sort=${'x'.repeat(101)}`],
    ['page', '?page=1&page=2'],
    ['city', `?city=${'x'.repeat(101)}`],
  ])('returns 400 validation_failed for %s', async (field, query) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: { [field]: expect.any(String) } });
  });

  it('filters by industry, city and workplace, with the numbers of companies', async () => {
    const page = await list('?industry=saude&industry=energia&city=porto&workplace=remote');
    expect(page.items.map(({ name }) => name)).toEqual(['Água Viva']);
    expect(page.facets.workplace).toContainEqual({ value: 'remote', label: 'remote', count: 1 });
    expect(page.facets.industry).toContainEqual({ value: 'comercio', label: 'Comércio', count: 0 });
  });

  it('returns 400 for a NUL character', async () => {
    expect((await get('?search=a%00b')).statusCode).toBe(400);
  });

  it('sends the data version as an ETag and returns 304 for it', async () => {
    const { headers } = await get('');
    expect(headers['x-data-version']).toEqual(expect.any(String));
    const again = await api.inject({
      url: '/api/proxy/companies',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('GET /api/proxy/home-companies', () => {
  it('returns the first companies of the list, and the number of all', async () => {
    const home = (await api.inject('/api/proxy/home-companies')).json<HomeCompanies>();
    const { items, total } = await list();
    const first = items.slice(0, limits.homeCompanies);
    expect(home.items).toStrictEqual(
      first.map(({ id, name, slug, logoUrl, jobCount }) => ({ id, name, slug, logoUrl, jobCount })),
    );
    expect(home.items[0]).toMatchObject({ name: 'Zarco', jobCount: 2 });
    expect(home.total).toBe(total);
  });
});
