import { buildJob, buildSearchPage } from '../test/build-job.ts';
import { alternatesOf, canonicalOf, metaOf, schemaObjectsOf, titleOf } from '../test/page-reader.ts';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';

const job = '/jobs/analista-de-dados-12';
const jobAnswer = '/api/proxy/jobs/analista-de-dados-12';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(stopSites);
beforeEach(() => {
  site.api.answers.clear();
  site.api.seen.length = 0;
  site.api.answers.set(jobAnswer, { body: buildJob() });
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage() });
});

describe('addresses (T21–T25)', () => {
  const site3 = 'https://trampolim.test';

  it.each([
    [job, `${site3}${job}`],
    [`${job}?lng=en&utm_source=x`, `${site3}${job}?lng=en`],
    [`${job}?lng=pt`, `${site3}${job}`],
    ['/coming-soon', `${site3}/`],
  ])('%s has the canonical %s', async (url, canonical) => {
    expect(canonicalOf((await site.get(url)).html)).toBe(canonical);
  });

  it('are the same alternates on the pages of both languages (T23)', async () => {
    const expected = { 'pt-PT': `${site3}${job}`, en: `${site3}${job}?lng=en`, 'x-default': `${site3}${job}` };
    expect(alternatesOf((await site.get(job)).html)).toEqual(expected);
    expect(alternatesOf((await site.get(`${job}?lng=en`)).html)).toEqual(expected);
  });

  it('of a search include the identifying parameters in a fixed order (T24)', async () => {
    const category = { slug: 'tecnologia', name: 'Tecnologia' };
    const query = 'location=Porto&category=tecnologia&remote=true&page=2';
    site.api.answers.set(`/api/proxy/job-search?${query}`, {
      body: buildSearchPage({ category, page: 2, totalPages: 2 }),
    });
    const { html } = await site.get('/jobs?page=2&fbclid=1&remote=true&location=Porto&category=tecnologia');
    expect(canonicalOf(html)).toBe(`${site3}/jobs?category=tecnologia&location=Porto&remote=true&page=2`);
    expect(titleOf(html)).toBe('Tecnologia · Porto · Ofertas de emprego · página 2 | Trampolim');
  });

  it.each([
    ['/jobs', '', 2, 'index,follow'],
    ['/jobs?keyword=sql', '?keyword=sql', 2, 'noindex,follow'],
    ['/jobs?location=Porto&type=full-time', '?location=Porto&type=full-time', 2, 'index,follow'],
    ['/jobs?location=Porto&type=a&type=b', '?location=Porto&type=a&type=b', 2, 'noindex,follow'],
    ['/jobs?location=Nowhere', '?location=Nowhere', 0, 'noindex,follow'],
  ])('robots of %s (T24)', async (url, asked, total, robots) => {
    site.api.answers.set(`/api/proxy/job-search${asked}`, { body: buildSearchPage({ total }) });
    expect(metaOf((await site.get(url)).html, 'robots')).toBe(robots);
  });
});

describe('head (T27, T28)', () => {
  it('contains all the fields of a preview', async () => {
    const { html } = await site.get(job);
    expect(titleOf(html)).toBe('Analista de dados · Atlântico | Trampolim');
    const expected = {
      description: 'Vai ler dados. SQL',
      robots: 'index,follow',
      'og:title': 'Analista de dados · Atlântico | Trampolim',
      'og:description': 'Vai ler dados. SQL',
      'og:url': `https://trampolim.test${job}`,
      'og:type': 'website',
      'og:site_name': 'Trampolim',
      'og:locale': 'pt_PT',
      'og:locale:alternate': 'en_US',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    const actual = Object.fromEntries(Object.keys(expected).map((name) => [name, metaOf(html, name)]));
    expect(actual).toEqual(expected);
    expect(metaOf(html, 'og:image:alt')).not.toBe('');
  });

  it('refers to an existing picture, small and immutable', async () => {
    const { html } = await site.get('/home');
    const address = metaOf(html, 'og:image') ?? '';
    expect(address).toMatch(/^https:\/\/trampolim\.test\/preview\.[\da-f]{8}\.png$/);
    const picture = await site.app.inject({ url: new URL(address).pathname });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png' });
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(picture.rawPayload.length).toBeLessThan(300_000);
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('truncates title and description to their displayed length', async () => {
    const long = 'Palavra '.repeat(40).trim();
    site.api.answers.set(jobAnswer, { body: buildJob({ title: long, description: `<p>${long}</p>` }) });
    const { html } = await site.get(job);
    expect(titleOf(html)?.replace(' | Trampolim', '').length).toBeLessThanOrEqual(60);
    expect(metaOf(html, 'description')?.length).toBeLessThanOrEqual(160);
    expect(metaOf(html, 'description')).toMatch(/Palavra\.\.\.$/);
  });

  it('is identical for every client', async () => {
    const read = async (agent: string) =>
      (await site.get(job, { 'user-agent': agent })).html.replaceAll(/nonce[^>]{0,200}>/g, '');
    const withoutNonce = (html: string) => html.replaceAll(/content="[\w+/=]{24}"/g, '');
    expect(withoutNonce(await read('Googlebot'))).toBe(withoutNonce(await read('Mozilla')));
  });
});

describe('structured data', () => {
  it('of a job: posting and breadcrumbs in one script (T1, T17)', async () => {
    const [posting, crumbs, ...others] = schemaObjectsOf((await site.get(job)).html);
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Analista de dados',
      url: `https://trampolim.test${job}`,
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Início', item: 'https://trampolim.test/home' },
        { position: 2, name: 'Ofertas', item: 'https://trampolim.test/jobs' },
        { position: 3, name: 'Tecnologia', item: 'https://trampolim.test/jobs?category=tecnologia' },
        { position: 4, name: 'Analista de dados', item: `https://trampolim.test${job}` },
      ],
    });
    expect(others).toEqual([]);
  });

  it('of a search: the rows of this page, numbered through all pages (T15)', async () => {
    site.api.answers.set('/api/proxy/job-search?page=3', { body: buildSearchPage({ page: 3, totalPages: 3 }) });
    const [list, crumbs] = schemaObjectsOf((await site.get('/jobs?page=3')).html);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 21, url: `https://trampolim.test${job}` },
        { position: 22, url: 'https://trampolim.test/jobs/engenheira-13' },
      ],
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Início' }, { name: 'Ofertas' }],
    });
  });

  it('of the home page: site with search, and its publisher (T16)', async () => {
    const [website, organization] = schemaObjectsOf((await site.get('/home')).html);
    expect(website).toMatchObject({
      '@type': 'WebSite',
      url: 'https://trampolim.test/',
      potentialAction: { target: { urlTemplate: 'https://trampolim.test/jobs?keyword={search_term_string}' } },
    });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      logo: 'https://trampolim.test/assets/favicon.00000000.svg',
    });
  });
});
