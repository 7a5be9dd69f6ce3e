import type { TestApp } from '../../../test/create-test-app.ts';
import { daysAgo, saveCompany, saveJob } from '../../../test/factories/index.ts';
import { createSitemapsApp, readSitemap, site } from './testing/sitemap-requests.ts';

let api: TestApp;
beforeEach(async () => {
  api = await createSitemapsApp();
});
afterEach(() => api.close());

const changed = (table: 'jobs' | 'companies', id: number, at: string) =>
  api.database.query(`update ${table} set updated_at = $2 where id = $1`, [id, at]);

describe('GET /sitemap-companies-{part}.xml', () => {
  it('lists companies with an open job and the last change of the company or its jobs', async () => {
    const [quiet, busy, former] = [
      await saveCompany(api.database, { slug: 'quieta' }),
      await saveCompany(api.database, { slug: 'ativa' }),
      await saveCompany(api.database, { slug: 'antiga' }),
    ];
    const jobs = [
      await saveJob(api.database, { company_id: quiet.id }),
      await saveJob(api.database, { company_id: busy.id }),
      await saveJob(api.database, { company_id: busy.id, status: 'closed' }),
      await saveJob(api.database, { company_id: former.id, closes_at: daysAgo(1) }),
    ];
    for (const { id } of [quiet, busy, former]) await changed('companies', id, '2026-03-01T00:00:00Z');
    for (const { id } of jobs) await changed('jobs', id, '2026-02-01T00:00:00Z');
    await changed('jobs', jobs[2]!.id, '2026-04-01T00:00:00Z');
    const pages = await readSitemap(api, '/sitemap-companies-1.xml');
    expect(pages.map(({ url, lastmod }) => [url, lastmod])).toEqual([
      [`${site}/companies/quieta`, '2026-03-01T00:00:00.000Z'],
      [`${site}/companies/ativa`, '2026-04-01T00:00:00.000Z'],
    ]);
    expect(pages[0]?.links.map(({ lang }) => lang)).toEqual(['pt-PT', 'en', 'x-default']);
  });

  it('returns 404 if no company has an open job', async () => {
    await saveCompany(api.database);
    expect((await api.inject('/sitemap-companies-1.xml')).statusCode).toBe(404);
  });
});
