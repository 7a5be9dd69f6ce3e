import type { CompanyJobsPage, Job } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { daysAgo, saveCategory, saveCompany, saveJob, type JobRow } from '../../../../test/factories/index.ts';

let api: TestApp;
let company: Awaited<ReturnType<typeof saveCompany>>;
beforeAll(async () => {
  api = await createTestApp();
  company = await saveCompany(api.database, { name: 'Padaria São João' });
  for (let days = 1; days <= 8; days += 1) {
    await saveJob(api.database, { company_id: company.id, title: `Oferta ${days}`, posted_at: daysAgo(days) });
  }
  await saveJob(api.database, { company_id: company.id, status: 'closed' });
  await saveJob(api.database, { company_id: company.id, closes_at: daysAgo(1) });
  await saveJob(api.database);
});
afterAll(() => api.close());

const get = (path: string) => api.inject(`/api/proxy/companies/${path}`);
const list = async (path: string) => (await get(path)).json<CompanyJobsPage>();
const titles = async (path: string) => (await list(path)).items.map(({ title }) => title);
const offers = (...days: number[]) => days.map((day) => `Oferta ${day}`);

describe('GET /api/proxy/companies/{companyId}/jobs', () => {
  it('returns the six newest open jobs by id and by slug', async () => {
    const page = await list(`${company.id}/jobs`);
    expect(page).toMatchObject({ page: 1, totalPages: 2, total: 8 });
    expect(page.items.map(({ title }) => title)).toEqual(offers(1, 2, 3, 4, 5, 6));
    expect(await titles('padaria-sao-joao/jobs')).toEqual(offers(1, 2, 3, 4, 5, 6));
  });

  it('returns cards like other lists, with the server time for their ages', async () => {
    const { items, now } = await list(`${company.id}/jobs`);
    const job = (await api.inject(`/api/proxy/jobs/${items[0]!.id}`)).json<Job>();
    expect(job).toMatchObject(items[0]!);
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  });

  it('returns the rest on the second page, and the last page for a page beyond the end', async () => {
    expect(await titles(`${company.id}/jobs?page=2`)).toEqual(offers(7, 8));
    expect(await list(`${company.id}/jobs?page=99`)).toMatchObject({ page: 2, items: [{}, {}] });
    expect(await list(`${company.id}/jobs?page=x`)).toMatchObject({ page: 1 });
  });

  it('filters by area, stated pay and remote work, with the counts of each value', async () => {
    const { id } = await saveCompany(api.database);
    const design = (await saveCategory(api.database, { name: 'Design', slug: 'design' })).id;
    const sales = (await saveCategory(api.database, { name: 'Vendas', slug: 'vendas' })).id;
    const hidden = { salary_min: null, salary_text: 'A combinar' };
    const jobs: Partial<JobRow>[] = [
      { title: 'A', category_id: design, workplace: 'remote' },
      { title: 'B', category_id: design, ...hidden },
      { title: 'C', category_id: sales, workplace: 'remote', ...hidden },
      { title: 'D', category_id: design, salary_period: null },
      { title: 'E', category_id: null },
    ];
    for (const [days, row] of jobs.entries()) {
      await saveJob(api.database, { company_id: id, posted_at: daysAgo(days), ...row });
    }
    const cases = [
      ['', 'ABCDE', [3, 1], 2, 2],
      ['?area=design', 'ABD', [3, 1], 1, 1],
      ['?pay=true', 'AE', [1, 0], 2, 1],
      ['?area=design&remote=true', 'A', [1, 1], 1, 1],
      ['?area=vendas&pay=true', '', [1, 0], 0, 0],
      ['?area=unknown', '', [3, 1], 0, 0],
      ['?pay=maybe&remote=1', 'ABCDE', [3, 1], 2, 2],
    ] as const;
    for (const [query, found, [designs, sold], withPay, remote] of cases) {
      const page = await list(`${id}/jobs${query}`);
      const areas = [
        { value: 'design', label: 'Design', count: designs },
        { value: 'vendas', label: 'Vendas', count: sold },
      ];
      const actual = page.items.map(({ title }) => title).join('');
      expect([query, actual, page.total, page.open]).toEqual([query, found, found.length, 5]);
      expect([query, page.areas, page.withPay, page.remote]).toEqual([query, areas, withPay, remote]);
    }
  });

  it('returns an empty page for a company without open jobs', async () => {
    const { id } = await saveCompany(api.database);
    expect(await list(`${id}/jobs`)).toMatchObject({ items: [], page: 1, totalPages: 1, total: 0 });
  });

  it.each(['0', '99999999999999999999', 'ninguem', '2147483647'])(
    'returns 404 company_not_found for %s',
    async (id) => {
      const answer = await get(`${id}/jobs`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'company_not_found']);
    },
  );

  it.each(['%00/jobs', `${'x'.repeat(3000)}/jobs`, '1/jobs?page=%00', '1/jobs?page=1&page=2'])(
    'returns a client error for %s',
    async (path) => {
      const { statusCode } = await get(path);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    },
  );

  it('sends the data version of the catalogue', async () => {
    expect((await get(`${company.id}/jobs`)).headers['x-data-version']).toEqual(expect.any(String));
  });
});
