import { setTimeout as wait } from 'node:timers/promises';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(stopSites);
beforeEach(() => {
  site.api.seen.length = 0;
});

describe('the proxied API', () => {
  it.each([
    '/api/proxy/job-search?a=1&a=2',
    '/wp-json/wp/v2/posts?per_page=3',
    '/sitemap.xml',
    '/sitemap-jobs-1.xml',
    '/feeds/jobs.xml?type=a&type=b',
  ])('responds to %s', async (url) => {
    site.api.answers.set(url, { body: { from: 'api' }, headers: { etag: '"1"' } });
    const answer = await site.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ from: 'api' });
    expect(answer.headers.etag).toBe('"1"');
  });

  it('receives bodies, cookies and the client’s address', async () => {
    site.api.answers.set('/api/login', { status: 201, body: {}, headers: { 'set-cookie': 'sid=1' } });
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.0.0.7',
      headers: { cookie: 'a=b' },
      payload: { username: 'ana' },
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([201, 'sid=1']);
    const [seen] = site.api.asked('/api/login');
    expect(seen).toMatchObject({ method: 'POST', body: '{"username":"ana"}' });
    expect(seen?.headers).toMatchObject({
      cookie: 'a=b',
      'x-forwarded-for': '10.0.0.7',
      'x-forwarded-proto': 'https',
      'content-type': 'application/json',
    });
    expect(seen?.headers['x-request-id']).toBe(answer.headers['x-request-id']);
  });

  it('does not receive an address forged by the visitor', async () => {
    await site.app.inject({ url: '/api/x', remoteAddress: '192.0.2.7', headers: { 'x-forwarded-for': '8.8.8.8' } });
    expect(site.api.asked('/api/x')[0]?.headers['x-forwarded-for']).toBe('192.0.2.7');
  });

  it('receives and logs the client address from a trusted proxy', async () => {
    const behindProxy = await startSite({ config: { trustedProxies: ['10.0.0.0/8'], logLevel: 'info' } });
    const headers = { 'x-forwarded-for': '8.8.8.8, 192.0.2.7' };
    await behindProxy.app.inject({ url: '/api/x', remoteAddress: '10.0.0.1', headers });
    expect(behindProxy.api.asked('/api/x')[0]?.headers['x-forwarded-for']).toBe('192.0.2.7');
    expect(behindProxy.log.join('')).toContain('"remoteAddress":"192.0.2.7"');
    await behindProxy.stop();
  });

  it.each([404, 503])('responds with its own %d', async (status) => {
    const body = { error: 'e', message: 'm', code: 'not_found' };
    site.api.answers.set('/api/x', { status, body, headers: { 'retry-after': '7' } });
    const answer = await site.app.inject({ url: '/api/x' });
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([status, body, '7']);
    expect(site.api.asked('/api/x')).toHaveLength(1);
  });

  it('passes redirects to the browser', async () => {
    const headers = { location: 'https://trampolim.test/jobs/cozinheira-7', 'cache-control': 'no-store' };
    site.api.answers.set('/api/jobs/7/visit/qr', { status: 302, body: {}, headers });
    const answer = await site.app.inject({ url: '/api/jobs/7/visit/qr', headers: { 'user-agent': 'A browser' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, headers.location]);
    expect(site.api.seen.map(({ url, headers: sent }) => [url, sent['user-agent']])).toEqual([
      ['/api/jobs/7/visit/qr', 'A browser'],
    ]);
  });

  it('preserves its own content policy; responses without one get the default policy', async () => {
    site.api.answers.set('/api/docs', { body: {}, headers: { 'content-security-policy': "default-src 'self'" } });
    site.api.answers.set('/api/y', { body: {} });
    const policyOf = async (url: string) => (await site.app.inject({ url })).headers['content-security-policy'];
    expect(await policyOf('/api/docs')).toBe("default-src 'self'");
    expect(await policyOf('/api/y')).toContain("default-src 'none'");
  });

  it('streams data immediately and detects that a client has disconnected', async () => {
    const url = '/api/newsletter-automation/campaigns/7/progress';
    site.api.answers.set(url, { stream: 'data: 1\n\n', headers: { 'content-type': 'text/event-stream' } });
    const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const reading = new AbortController();
    const answer = await fetch(origin + url, { signal: reading.signal });
    const { value } = await answer.body!.getReader().read();
    expect([answer.headers.get('content-type'), new TextDecoder().decode(value)]).toEqual([
      'text/event-stream',
      'data: 1\n\n',
    ]);
    reading.abort();
    while (!site.api.closed.includes(url)) await wait(20);
  });

  it('does not receive requests for pages with similar addresses', async () => {
    await site.get('/apinot');
    await site.get('/sitemap');
    expect(site.api.seen).toEqual([]);
  });
});

describe('with the API down', () => {
  it('responds to API requests with 503 and still serves pages', async () => {
    const alone = await startSite();
    await alone.api.stop();
    const call = await alone.app.inject({ url: '/api/proxy/jobs' });
    expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([503, 'service_unavailable']);
    expect(call.headers['retry-after']).toBe('5');
    const page = await alone.get('/jobs');
    expect(page.status).toBe(503);
    expect(page.html).toContain('header|/jobs|pt|503');
    expect((await alone.get('/home')).status).toBe(200);
    await alone.stop();
  });
});
