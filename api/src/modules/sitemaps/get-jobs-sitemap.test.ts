import type { TestApp } from '../../../test/create-test-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { daysAgo, saveCompany, saveJob } from '../../../test/factories/index.ts';
import { SitemapsRepository } from './sitemaps.repository.ts';
import { createSitemapsApp, readSitemap, site } from './testing/sitemap-requests.ts';

let api: TestApp;
beforeEach(async () => {
  api = await createSitemapsApp();
});
afterEach(() => api.close());

const listed = async (url = '/sitemap-jobs-1.xml') => (await readSitemap(api, url)).map((one) => one.url);

describe('GET /sitemap-jobs-{part}.xml', () => {
  it('lists a job by its canonical URL in all languages with the time of its last change', async () => {
    const job = await saveJob(api.database, { slug: 'enfermeira-12' });
    await api.database.query(`update jobs set updated_at = '2026-11-02T03:04:05Z' where id = $1`, [job.id]);
    const [page, ...others] = await readSitemap(api, '/sitemap-jobs-1.xml');
    expect(others).toEqual([]);
    expect(page).toMatchObject({
      url: `${site}/jobs/enfermeira-12`,
      lastmod: '2026-11-02T03:04:05.000Z',
      links: [
        { lang: 'pt-PT', url: `${site}/jobs/enfermeira-12` },
        { lang: 'en', url: `${site}/jobs/enfermeira-12?lng=en` },
        { lang: 'x-default', url: `${site}/jobs/enfermeira-12` },
      ],
    });
  });

  it('omits paused and closed jobs and jobs past their closing date', async () => {
    await saveJob(api.database, { slug: 'aberta', closes_at: daysAgo(-1) });
    await saveJob(api.database, { status: 'paused' });
    await saveJob(api.database, { status: 'closed' });
    await saveJob(api.database, { closes_at: daysAgo(1) });
    expect(await listed()).toEqual([`${site}/jobs/aberta`]);
  });

  it('lists every job once across batches, in the part of its id', async () => {
    const company = await saveCompany(api.database);
    await api.database.query(
      `insert into jobs (id, source, external_id, slug, title, company_id, posted_at)
       select n, 'hr', n::text, 'vaga-' || n, 'Vaga', $1, now() from generate_series(19501, 30500) n`,
      [company.id],
    );
    const [first, second] = [await listed(), await listed('/sitemap-jobs-2.xml')];
    expect([first.length, first[0], first.at(-1)]).toEqual([
      5500,
      `${site}/jobs/vaga-19501`,
      `${site}/jobs/vaga-25000`,
    ]);
    expect([second.length, second[0], second.at(-1)]).toEqual([
      5500,
      `${site}/jobs/vaga-25001`,
      `${site}/jobs/vaga-30500`,
    ]);
    expect(new Set([...first, ...second]).size).toBe(11_000);
  });

  it('returns 404 for a part that does not exist', async () => {
    await saveJob(api.database);
    for (const part of ['2', '0', '01', '-1', '99999', '100000', 'x', '1e3']) {
      const answer = await api.inject(`/sitemap-jobs-${part}.xml`);
      expect([part, answer.statusCode, answer.json()]).toEqual([
        part,
        404,
        expect.objectContaining({ code: 'not_found' }),
      ]);
    }
  });

  it('is compressed on request and returns 304 for its ETag', async () => {
    for (let count = 0; count < 5; count += 1) await saveJob(api.database);
    const zipped = await api.inject({ url: '/sitemap-jobs-1.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, no-cache' });
    const again = await api.inject({
      url: '/sitemap-jobs-1.xml',
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(zipped.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is read from the database once for 50 concurrent requests', async () => {
    await saveJob(api.database);
    const reads = jest.spyOn(api.app.get(SitemapsRepository, { strict: false }), 'openJobs');
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.inject('/sitemap-jobs-1.xml')));
    expect(answers.every(({ statusCode, body }) => statusCode === 200 && body === answers[0]?.body)).toBe(true);
    // One batch, and the empty batch at the end.
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('has another ETag after a job has changed', async () => {
    const job = await saveJob(api.database);
    const tag = async () => (await api.inject('/sitemap-jobs-1.xml')).headers.etag;
    const before = await tag();
    await api.database.query(`update jobs set slug = 'outra-' || id where id = $1`, [job.id]);
    await api.database.query(`insert into ingest_state (source, data_version) values ('hr', 7)`);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_500);
    // The previous version is sent until the next one is built.
    await eventually(async () => expect(await tag()).not.toBe(before));
    clock.mockRestore();
  });
});
