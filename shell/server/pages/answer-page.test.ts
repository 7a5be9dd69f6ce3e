import { getJob, getSession } from 'shared-contracts';
import { buildJob, buildSearchPage } from '../test/build-job.ts';
import { canonicalOf, contentOf, jsonOf, metaOf, routeDataOf, schemaObjectsOf, titleOf } from '../test/page-reader.ts';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';

const job = '/jobs/analista-de-dados-12';
const jobAnswer = '/api/proxy/jobs/analista-de-dados-12';
const jobNotFound = { error: 'job_not_found', message: 'no', code: 'job_not_found' };

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

/** The parts of a page without its data. */
async function partsOf({ get }: RunningSite) {
  const { status, headers, html } = await get(job);
  const hasHeader = contentOf(html, 'shell-header')?.includes('header|');
  const hasEmptyRemote = html.includes('<div id="remote-mfe-jobs"></div>');
  return { status, retryAfter: headers['retry-after'], hasHeader, hasEmptyRemote, data: routeDataOf(html) };
}
const chromeOnly = { status: 503, retryAfter: '10', hasHeader: true, hasEmptyRemote: true, data: [] };

describe('a page', () => {
  it('contains content, data, registry and context (T31)', async () => {
    const { status, headers, html } = await site.get(job);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(contentOf(html, 'remote-mfe-jobs')).toContain('Analista de dados');
    expect(contentOf(html, 'shell-header')).toContain(`header|${job}|pt|200|mfe-jobs`);
    expect(contentOf(html, 'shell-footer')).toContain('footer|');
    expect(html).toContain('<div id="shell-page"></div>');
    expect(html).toContain('<div id="shell-overlays"></div>');
    expect(routeDataOf(html)).toEqual([
      { template: getJob.template, arg: { id: 'analista-de-dados-12' }, value: buildJob() },
    ]);
    expect(jsonOf(html, 'registry')).toMatchObject({ contract: 1, remotes: [{ id: 'mfe-jobs' }] });
    expect(jsonOf(html, 'context')).toEqual({
      language: 'pt',
      status: 200,
      publicUrl: 'https://trampolim.test',
      employerAppUrl: 'https://employers.test',
      blogUrl: 'https://blog.test',
      eventSampling: 0.5,
      path: job,
    });
  });

  it('is not cached by proxies and is revalidated by browsers', async () => {
    const { headers } = await site.get(job);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('cookie, accept-encoding');
  });

  it('primes the session as signed out only without a session cookie', async () => {
    const signedOut = { template: getSession.template, arg: {}, value: null };
    expect(jsonOf((await site.get(job)).html, 'data')).toContainEqual(signedOut);
    for (const cookie of ['sid=secret', '__Host-sid=secret']) {
      expect(jsonOf((await site.get(job, { cookie })).html, 'data')).not.toContainEqual(signedOut);
    }
  });

  it('requests its data without cookies and with the request id', async () => {
    await site.get(job, { cookie: 'sid=secret', 'x-request-id': 'from-the-proxy' });
    const [asked] = site.api.asked(jobAnswer);
    expect(asked?.headers.cookie).toBeUndefined();
    expect(asked?.headers['x-request-id']).toBe('from-the-proxy');
  });

  it('requests its data from a server that has the last write of the visitor', async () => {
    await site.get(job, { cookie: 'sid=secret; lsn=16%2FB374D848; a=b' });
    const [asked] = site.api.asked(jobAnswer);
    expect(asked?.headers.cookie).toBe('lsn=16%2FB374D848');
  });

  it('requests its data with the parameters of its address only', async () => {
    site.api.answers.set('/api/proxy/job-search?keyword=a&type=x&type=y', { body: buildSearchPage() });
    const { html } = await site.get('/jobs?utm_source=mail&type=x&type=y&keyword=a');
    expect(routeDataOf(html)).toMatchObject([{ arg: { keyword: 'a', type: ['x', 'y'] }, value: { total: 2 } }]);
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const answer = await site.app.inject({ method: 'HEAD', url: job });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe('');
  });

  it('escapes external data (T1, T30)', async () => {
    const title = '"><script>alert(1)</script>';
    site.api.answers.set(jobAnswer, { body: buildJob({ title }) });
    const { html } = await site.get(job);
    expect(html).not.toContain('<script>alert');
    expect(titleOf(html)).toContain(title.slice(0, 20));
    expect(schemaObjectsOf(html)[0]).toMatchObject({ title });
    expect(routeDataOf(html)).toMatchObject([{ value: { title } }]);
  });
});

describe('status (T29)', () => {
  it('200 with the shell’s own page', async () => {
    const { status, html } = await site.get('/home');
    expect(status).toBe(200);
    expect(contentOf(html, 'shell-page')).toContain('page|/home|pt|200');
  });

  it('404 for an unowned address, with the shell’s not-found page', async () => {
    const { status, html } = await site.get('/nowhere');
    expect(status).toBe(404);
    expect(contentOf(html, 'shell-page')).toContain('page|/nowhere|pt|404');
    expect(metaOf(html, 'robots')).toBe('noindex,follow');
    expect(canonicalOf(html)).toBeNull();
    expect(schemaObjectsOf(html)).toEqual([]);
  });

  it('404 for a missing job, shown by its remote', async () => {
    site.api.answers.set('/api/proxy/jobs/none', { status: 404, body: jobNotFound });
    const { status, html } = await site.get('/jobs/none');
    expect(status).toBe(404);
    expect(contentOf(html, 'remote-mfe-jobs')).toContain('job_not_found');
    expect(routeDataOf(html)).toEqual([
      { template: getJob.template, arg: { id: 'none' }, error: { status: 404, data: jobNotFound } },
    ]);
    expect(titleOf(html)).toBe('Página não encontrada | Trampolim');
  });

  it('410 for a closed job, still readable, without structured data (T10)', async () => {
    site.api.answers.set(jobAnswer, { body: buildJob({ isClosed: true }) });
    const { status, html } = await site.get(job);
    expect(status).toBe(410);
    expect(contentOf(html, 'remote-mfe-jobs')).toContain('Analista de dados');
    expect(metaOf(html, 'robots')).toBe('noindex,follow');
    expect(schemaObjectsOf(html)).toEqual([]);
    expect(jsonOf(html, 'context')).toMatchObject({ status: 410 });
  });

  it.each([
    ['fails', { status: 500, body: {} }],
    ['responds without JSON', { headers: { 'content-length': '0' } }],
    ['responds with 429', { status: 429, body: { ...jobNotFound, code: 'too_many_requests' } }],
  ])('503 with the chrome when the API %s', async (_, answer) => {
    site.api.answers.set(jobAnswer, answer);
    expect(await partsOf(site)).toEqual(chromeOnly);
  });

  it('503 with the chrome when the API does not respond in time', async () => {
    const hurried = await startSite({ timings: { dataDeadline: 500 } });
    hurried.api.answers.set(jobAnswer, { hangs: true });
    expect(await partsOf(hurried)).toEqual(chromeOnly);
    await hurried.stop();
  });

  it('405 for methods other than GET and HEAD', async () => {
    const answer = await site.app.inject({ method: 'POST', url: job, payload: { a: 1 } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('redirects', () => {
  it.each([
    ['/jobs/12', job],
    ['/jobs/12?lng=en', `${job}?lng=en`],
    ['/jobs/old-name-12', job],
    [`${job}/`, job],
    ['/home/', '/home'],
  ])('301 from %s to %s (T25)', async (from, to) => {
    site.api.answers.set('/api/proxy/jobs/12', { body: buildJob() });
    site.api.answers.set('/api/proxy/jobs/old-name-12', { body: buildJob() });
    const { status, headers } = await site.get(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it('301 from the loose slug of a category to the canonical one', async () => {
    const category = { slug: 'programacao', name: 'Programação' };
    const asked = '/api/proxy/job-search?category=programa%C3%A7%C3%A3o&page=2';
    site.api.answers.set(asked, { body: buildSearchPage({ category }) });
    const { status, headers } = await site.get('/jobs?category=programação&page=2');
    expect([status, headers.location]).toEqual([301, '/jobs?category=programacao&page=2']);
  });

  it('never redirects to another site', async () => {
    const { status } = await site.get('//evil.test/jobs/');
    expect(status).toBe(404);
  });
});

describe('language', () => {
  it.each([
    ['/home', {}, 'pt'],
    ['/home?lng=en', {}, 'en'],
    ['/home', { cookie: 'a=b; i18next=en' }, 'en'],
    ['/home?lng=pt', { cookie: 'i18next=en' }, 'pt'],
    ['/home?lng=fr', { cookie: 'i18next=en' }, 'en'],
    ['/home', { cookie: 'i18next=fr' }, 'pt'],
    ['/home', { 'accept-language': 'en' }, 'pt'],
  ])('%s with %j is %s (T26)', async (url, headers, language) => {
    const { html, headers: answered } = await site.get(url, headers);
    expect(html).toContain(`<html lang="${language}"`);
    expect(answered['content-language']).toBe(language);
    expect(jsonOf(html, 'context')).toMatchObject({ language });
  });
});
