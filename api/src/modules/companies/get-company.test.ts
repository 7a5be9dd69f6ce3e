import type { Company } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { daysAgo, saveCompany, saveJob } from '../../../test/factories/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('GET /api/proxy/companies/{companyId}', () => {
  it('returns the company by id and by slug, with its number of open jobs', async () => {
    const row = await saveCompany(api.database, { name: 'Padaria São João', external_id: 'C-77', logo_hash: 'f00' });
    await saveJob(api.database, { company_id: row.id });
    await saveJob(api.database, { company_id: row.id, status: 'closed' });
    await saveJob(api.database, { company_id: row.id, closes_at: daysAgo(1) });
    const expected: Company = {
      id: row.id,
      externalId: 'C-77',
      name: 'Padaria São João',
      slug: 'padaria-sao-joao',
      logoUrl: '/api/company-logos/f00',
      logo: '/api/company-logos/f00',
      website: row.website,
      description: row.description,
      industry: row.industry,
      location: row.location,
      employees: row.employees,
      jobCount: 1,
    };
    expect((await api.inject(`/api/proxy/companies/${row.id}`)).json()).toStrictEqual(expected);
    expect((await api.inject('/api/proxy/companies/padaria-sao-joao')).json()).toStrictEqual(expected);
  });

  it('finds a company by an outdated slug that ends with its id', async () => {
    const row = await saveCompany(api.database);
    const answer = await api.inject(`/api/proxy/companies/nome-antigo-${row.id}`);
    expect(answer.json()).toMatchObject({ id: row.id, slug: row.slug });
  });

  it('returns null for a missing logo', async () => {
    const row = await saveCompany(api.database);
    const answer = await api.inject(`/api/proxy/companies/${row.id}`);
    expect(answer.json()).toMatchObject({ logoUrl: null, logo: null });
  });

  it.each(['0', '99999999999999999999', 'ninguem', '2147483647'])(
    'returns 404 company_not_found for %s',
    async (id) => {
      const answer = await api.inject(`/api/proxy/companies/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'company_not_found' });
    },
  );
});
