import { setTimeout as wait } from 'node:timers/promises';
import { registryOf, type RegistryEntry } from 'registry';
import { buildJob, buildSearchPage } from '../test/build-job.ts';
import { badSources } from '../test/entries.ts';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import { buildRemote, buildSmallRemote } from '../test/site-fixture.ts';
import { withDerivedNonce } from './shared-pages.ts';

const jobPath = '/jobs/analista-de-dados-12';
const jobAnswer = '/api/proxy/jobs/analista-de-dados-12';
const config = { pageCacheSeconds: 60 };

let site: RunningSite;
beforeAll(async () => {
  const confirm = { path: '/confirm/:token', title: 'title', robots: 'noindex', structuredData: 'none' } as const;
  const isolated = buildSmallRemote('mfe-private', '/private');
  site = await startSite({
    config,
    remotes: [
      buildRemote(),
      buildSmallRemote('mfe-links', '/links', { routes: [{ ...confirm, access: 'public' }] }),
      { ...isolated, routes: isolated.routes.map((route) => ({ ...route, access: 'user' })) },
    ],
  });
});
afterAll(stopSites);
beforeEach(() => {
  site.api.answers.clear();
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage({ total: 7 }), headers: { etag: 'one' } });
  site.api.answers.set(jobAnswer, { body: buildJob(), headers: { etag: 'one' } });
});

const cacheOf = ({ headers }: { headers: Record<string, unknown> }) => headers['cdn-cache-control'];
/** Without the time. */
const answerOf = async (url: string, headers: Record<string, string> = {}) => {
  const { headers: sent, ...page } = await site.get(url, headers);
  return { ...page, headers: Object.fromEntries(Object.entries(sent).filter(([name]) => name !== 'date')) };
};

describe('a page of visitors without a session', () => {
  it('is stored by shared caches only, with keys by which they remove it', async () => {
    expect((await site.get(jobPath)).headers).toMatchObject({
      'cache-control': 'no-cache',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=60, stale-if-error=3600',
      'surrogate-key': 'pages job-12 company-3',
      'cache-tag': 'pages,job-12,company-3',
      vary: 'cookie, accept-encoding',
    });
    expect((await site.get('/jobs')).headers['surrogate-key']).toBe('pages lists');
  });

  it.each([
    ['another browser', { 'user-agent': 'Firefox', accept: '*/*', 'accept-language': 'en' }],
    ['cookies of others', { cookie: 'theme=dark; visits=4; sidebar=open; mysid=1' }],
    ['an unknown language', { cookie: 'i18next=fr' }],
    [
      'forwarded headers',
      {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '192.0.2.9',
      },
    ],
    ['an original address', { 'x-original-url': '/account', 'x-rewrite-url': '/account', forwarded: 'host=evil.test' }],
    ['a method override', { 'x-http-method-override': 'POST' }],
    ['a request id', { 'x-request-id': 'of-one-visitor' }],
  ])('has the same bytes and headers for %s', async (_, headers) => {
    for (const url of ['/jobs', jobPath]) {
      const other = await answerOf(url, headers);
      expect(other).toEqual(await answerOf(url));
      expect(cacheOf(other)).toBeDefined();
    }
  });

  it('has the same bytes when it is rendered again', async () => {
    const first = await answerOf('/jobs');
    await wait(300);
    expect(await answerOf('/jobs')).toEqual(first);
    const other = await startSite({ config, remotes: [buildRemote()] });
    other.api.answers.set('/api/proxy/job-search', { body: buildSearchPage({ total: 7 }), headers: { etag: 'two' } });
    const alone = await startSite({ config, remotes: [buildRemote()] });
    alone.api.answers.set('/api/proxy/job-search', { body: buildSearchPage({ total: 7 }), headers: { etag: 'three' } });
    expect((await other.get('/jobs')).html).toBe((await alone.get('/jobs')).html);
  });

  it('differs by language and address', async () => {
    const pages = [
      await site.get('/jobs'),
      await site.get('/jobs', { cookie: 'i18next=en' }),
      await site.get('/jobs?lng=en'),
      await site.get('/jobs?utm_source=mail'),
    ];
    expect(new Set(pages.map(({ html }) => html)).size).toBe(4);
    expect(new Set(pages.map(({ headers }) => headers['etag'])).size).toBe(4);
    expect(pages[1]?.headers['content-language']).toBe('en');
  });

  it('has a nonce that depends on its content, so that content cannot contain it', async () => {
    const nonceIn = async (url: string) => /name="sc-nonce" content="([^"]+)"/.exec((await site.get(url)).html)?.[1];
    expect(await nonceIn('/jobs')).not.toBe(await nonceIn('/jobs?a=1'));
    const write = (text: string) => withDerivedNonce((nonce) => `<style nonce="${nonce}">${text}</style>`);
    const { nonce } = write('');
    expect(write(`</style><style nonce="${nonce}">`).nonce).not.toBe(nonce);
    expect(write('').html).toBe(`<style nonce="${nonce}"></style>`);
  });

  it('is answered with 304 if the client has it, by encoding, and to HEAD without a body', async () => {
    const ask = (method: 'GET' | 'HEAD', headers: Record<string, string>) =>
      site.app.inject({ method, url: '/jobs', headers });
    const { etag } = (await ask('GET', { 'accept-encoding': 'br' })).headers as { etag: string };
    const known = await ask('GET', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([known.statusCode, known.body, cacheOf(known)]).toEqual([304, '', expect.stringContaining('max-age=60')]);
    expect((await ask('GET', { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200);
    const head = await ask('HEAD', { 'accept-encoding': 'br' });
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag]);
    const part = await ask('GET', { range: 'bytes=0-9' });
    expect([part.statusCode, part.body]).toEqual([200, (await ask('GET', {})).body]);
  });
});

describe('no shared cache stores', () => {
  it.each([
    ['a session', { cookie: 'sid=secret' }],
    ['a session over TLS', { cookie: 'i18next=en; __Host-sid=secret' }],
    ['an empty session cookie', { cookie: 'sid=' }],
    ['a session cookie without a value', { cookie: 'sid' }],
    ['a session cookie with spaces', { cookie: 'a=1;  sid = x' }],
    ['a session cookie after a comma', { cookie: 'a=1,sid=x' }],
    ['a session cookie in capitals', { cookie: 'a=1; SID=x' }],
    ['a quoted session cookie', { cookie: 'sid="x"' }],
    ['two session cookies', { cookie: 'sid=; sid=secret' }],
    ['a preview', { cookie: 'preview=token' }],
    ['a preview that has ended', { cookie: 'preview=ended' }],
    ['an Authorization header', { authorization: 'Basic YTpi' }],
  ])('a page of a visitor with %s, also if others have requested it', async (_, headers) => {
    for (const url of ['/jobs', jobPath]) {
      expect(cacheOf(await site.get(url))).toBeDefined();
      const page = await site.get(url, headers);
      expect(page.headers['cache-control']).toMatch(/^(?:private, no-cache|no-store)$/);
      expect(Object.keys(page.headers).filter((name) => /cdn|surrogate|tag/.test(name))).toEqual([]);
    }
  });

  it.each([
    ['a page that does not exist', '/nowhere', 404],
    ['a page of users', '/private', 200],
    ['an address with a token', '/confirm/abc', 200],
    ['a redirect', '/jobs/', 301],
    ['a redirect to the sign-in', '/teams', 302],
  ])('%s', async (_, url, status) => {
    const page = await site.get(url);
    expect([page.status, cacheOf(page)]).toEqual([status, undefined]);
  });

  it('a closed job, an outage, and content of a failing entry', async () => {
    site.api.answers.set(jobAnswer, { body: buildJob({ isClosed: true }), headers: { etag: 'two' } });
    const closed = await site.get(`${jobPath}?closed`);
    expect([closed.status, cacheOf(closed)]).toEqual([410, undefined]);
    site.api.answers.set(jobAnswer, { status: 503, body: {} });
    const failed = await site.get(`${jobPath}?failed`);
    expect([failed.status, cacheOf(failed)]).toEqual([503, undefined]);
    const other = await startSite({
      config,
      remotes: [],
      prepare: async (fixture) => fixture.register(await fixture.deploy(buildRemote(), badSources['throws on render'])),
    });
    other.api.answers.set('/api/proxy/job-search', { body: buildSearchPage(), headers: { etag: 'one' } });
    expect(cacheOf(await other.get('/jobs'))).toBeUndefined();
  });

  it.each([
    [null, ['private, no-cache', 'private, no-cache']],
    ['en', ['no-cache', 'private, no-cache']],
    ['staff', ['no-cache', 'no-cache']],
    ['signed-in', ['no-cache', 'no-cache']],
  ] as const)('a page of visitors who may be in a canary of the segment %s', async (segment, expected) => {
    const other = await startSite({
      config,
      remotes: [],
      prepare: async (fixture) => {
        const [entry] = registryOf([await fixture.deploy(buildRemote())]).remotes as [RegistryEntry];
        const remote = await fixture.deploy(buildRemote({ version: '2.0.0-b' }));
        const canary = { remote, percent: 10, segment, since: '2026-11-27T00:00:00.000Z' };
        await fixture.registerEntries({ ...entry, canary });
      },
    });
    other.api.answers.set('/api/proxy/job-search', { body: buildSearchPage(), headers: { etag: 'one' } });
    const pages = [await other.get('/jobs'), await other.get('/jobs', { cookie: 'i18next=en' })];
    expect(pages.map(({ headers }) => headers['cache-control'])).toEqual(expected);
  });
});

describe('the stored page', () => {
  const totalOf = async (url: string) => /data-s="a">(\d+)</.exec((await site.get(url)).html)?.[1];

  it('is sent without requests to the API for a moment; after it, changes are shown', async () => {
    expect(await totalOf('/jobs?change')).toBe('7');
    site.api.seen.length = 0;
    for (let request = 0; request < 5; request += 1) await site.get('/jobs?change');
    expect(site.api.seen).toEqual([]);
    site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage({ total: 8 }), headers: { etag: 'new' } });
    await until(async () => expect(await totalOf('/jobs?change')).toBe('8'), 5_000);
  });

  it('is not sent during an outage', async () => {
    expect(await totalOf('/jobs?outage')).toBe('7');
    site.api.answers.set('/api/proxy/job-search', { status: 503, body: {} });
    await until(async () => expect((await site.get('/jobs?outage')).status).toBe(503), 5_000);
    expect((await site.get('/jobs?outage')).status).toBe(503);
  });

  it('is replaced when other versions become live', async () => {
    const before = await site.get('/jobs');
    await site.fixture.register(await site.fixture.deploy(buildRemote({ version: '2.0.0-b' })));
    await until(async () => expect((await site.get('/jobs')).html).toContain('2.0.0-b'));
    expect((await site.get('/jobs')).headers['etag']).not.toBe(before.headers['etag']);
  });
});
