import type { TestApp } from '../../../test/create-test-app.ts';
import { daysAgo, saveCategory, saveCompany, saveJob } from '../../../test/factories/index.ts';
import { createSitemapsApp, readIndex, readSitemap, rebuildSearch, site } from './testing/sitemap-requests.ts';

let api: TestApp;
beforeEach(async () => {
  api = await createSitemapsApp();
});
afterEach(() => api.close());

/** Saves jobs by id, each with the day in November of its last change. */
async function saveJobs(days: Readonly<Record<number, number>>, status = 'open'): Promise<void> {
  const company = await saveCompany(api.database);
  for (const [id, day] of Object.entries(days)) {
    await api.database.query(
      `insert into jobs (id, source, external_id, slug, title, company_id, posted_at, source_status, updated_at)
       values ($1::int, 'hr', $1::int::text, 'vaga-' || $1::int, 'Vaga', $2, now(), $3, make_date(2026, 11, $4))`,
      [Number(id), company.id, status, day],
    );
  }
}

describe('GET /sitemap.xml', () => {
  it('lists the static pages before the first ingest', async () => {
    expect(await readIndex(api)).toEqual([{ url: `${site}/sitemap-static.xml` }]);
  });

  it('lists every non-empty file, and each file exists', async () => {
    await saveJob(api.database, { category_id: (await saveCategory(api.database)).id });
    await rebuildSearch(api);
    const files = await readIndex(api);
    expect(files.map(({ url }) => url)).toEqual([
      `${site}/sitemap-jobs-1.xml`,
      `${site}/sitemap-companies-1.xml`,
      `${site}/sitemap-categories.xml`,
      `${site}/sitemap-static.xml`,
    ]);
    for (const { url } of files) expect(await readSitemap(api, url.slice(site.length))).not.toEqual([]);
  });

  it('omits parts without an open job', async () => {
    await saveJobs({ 1: 1, 60_000: 2 });
    await saveJobs({ 30_000: 3 }, 'closed');
    const jobs = (await readIndex(api)).filter(({ url }) => url.includes('jobs'));
    expect(jobs.map(({ url }) => url)).toEqual([`${site}/sitemap-jobs-1.xml`, `${site}/sitemap-jobs-3.xml`]);
  });

  it('dates a part by its last change, including closings, independently of other parts', async () => {
    await saveJobs({ 1: 1, 2: 4, 30_000: 2 });
    await saveJobs({ 3: 9 }, 'closed');
    const days = (await readIndex(api))
      .filter(({ url }) => url.includes('jobs'))
      .map(({ lastmod }) => new Date(lastmod ?? '').getDate());
    expect(days).toEqual([9, 2]);
  });

  it('dates a job past its closing date by that date', async () => {
    const yesterday = daysAgo(1);
    await saveJobs({ 1: 1 });
    await saveJobs({ 2: 1 });
    await api.database.query('update jobs set closes_at = $1 where id = 2', [yesterday]);
    const [jobs] = await readIndex(api);
    expect(jobs?.lastmod).toBe(yesterday.toISOString());
  });
});
