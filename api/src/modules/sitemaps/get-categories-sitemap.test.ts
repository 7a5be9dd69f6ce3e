import type { TestApp } from '../../../test/create-test-app.ts';
import { saveCategory, saveJob } from '../../../test/factories/index.ts';
import { createSitemapsApp, readSitemap, rebuildSearch, site } from './testing/sitemap-requests.ts';

let api: TestApp;
beforeEach(async () => {
  api = await createSitemapsApp();
});
afterEach(() => api.close());

describe('GET /sitemap-categories.xml', () => {
  it('lists the categories and cities with an open job', async () => {
    const [open, closed] = [
      await saveCategory(api.database, { name: 'Programação' }),
      await saveCategory(api.database, { name: 'Vendas' }),
    ];
    await saveJob(api.database, { category_id: open.id, city: 'Vila Nova de Gaia' });
    await saveJob(api.database, { category_id: closed.id, city: 'Porto', status: 'closed' });
    await api.database.query(`update jobs set updated_at = '2026-05-06T07:08:09Z'`);
    await rebuildSearch(api);
    const pages = await readSitemap(api, '/sitemap-categories.xml');
    expect(pages.map(({ url, lastmod }) => [url, lastmod])).toEqual([
      [`${site}/jobs?category=programacao`, '2026-05-06T07:08:09.000Z'],
      [`${site}/jobs?location=Vila+Nova+de+Gaia`, '2026-05-06T07:08:09.000Z'],
    ]);
    expect(pages[1]?.links[1]).toEqual({ lang: 'en', url: `${site}/jobs?location=Vila+Nova+de+Gaia&lng=en` });
  });

  it('returns 404 if there are none', async () => {
    expect((await api.inject('/sitemap-categories.xml')).statusCode).toBe(404);
  });
});

describe('GET /sitemap-static.xml', () => {
  it('lists the static pages', async () => {
    const pages = await readSitemap(api, '/sitemap-static.xml');
    expect(pages.map(({ url }) => url.slice(site.length))).toEqual([
      '/',
      '/home',
      '/jobs',
      '/companies',
      '/mobile-app',
      '/termos-de-servico',
      '/politica-de-privacidade',
      '/perguntas-frequentes',
      '/entrar-em-contacto',
    ]);
    expect(pages[0]?.links[1]).toEqual({ lang: 'en', url: `${site}/?lng=en` });
  });
});
