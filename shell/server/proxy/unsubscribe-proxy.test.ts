import { routes } from 'shared-contracts';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';
import { buildSmallRemote } from '../test/site-fixture.ts';

const token = 'dG9rZW4.c2lnbmVk';
const endpoint = `/api/newsletter/links/${token}/unsubscribe`;
const done = { success: true, message: 'ok' };

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ remotes: [buildSmallRemote('mfe-account', routes.alerts)] });
});
afterAll(stopSites);
beforeEach(() => {
  site.api.seen.length = 0;
  site.api.answers.set(endpoint, { body: done });
});

const post = (headers: Record<string, string>, payload: string, url = `/u/${token}`) =>
  site.app.inject({ method: 'POST', url, headers, payload });

const boundary = '--a\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--a--\r\n';

describe('the one-click unsubscribe request of a mail program', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=a', boundary],
    ['application/json', '{'],
    ['text/plain', 'anything'],
    ['One-Click', 'a type that is none'],
  ])('reaches the API with the content type %s', async (type, body) => {
    const answer = await post({ 'content-type': type }, body);
    expect([answer.statusCode, answer.json()]).toEqual([200, done]);
    expect(site.api.seen).toMatchObject([{ method: 'POST', url: endpoint, body }]);
  });

  it('reaches the API without a content type', async () => {
    expect((await post({}, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(site.api.seen).toMatchObject([{ url: endpoint, body: 'List-Unsubscribe=One-Click' }]);
  });

  it('reaches the API without a body', async () => {
    expect((await site.app.inject({ method: 'POST', url: `/u/${token}` })).statusCode).toBe(200);
    expect(site.api.asked(endpoint)).toHaveLength(1);
  });

  it('is forwarded with the client address, without cookie and query', async () => {
    const headers = { cookie: 'sid=1', 'content-type': 'text/plain', 'user-agent': 'A mail program' };
    await post(headers, 'x', `/u/${token}?utm_source=mail`);
    const [seen] = site.api.seen;
    expect(seen?.url).toBe(endpoint);
    expect(seen?.headers).not.toHaveProperty('cookie');
    expect(seen?.headers).toMatchObject({ 'user-agent': 'A mail program', 'x-forwarded-for': '127.0.0.1' });
  });

  it.each([404, 500])('returns the %d of the API', async (status) => {
    site.api.answers.set(endpoint, { status, body: { error: 'e', message: 'm', code: 'token_invalid' } });
    expect((await post({ 'content-type': 'text/plain' }, 'x')).statusCode).toBe(status);
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('is rejected with the method %s', async (method) => {
    expect((await site.app.inject({ method, url: `/u/${token}` })).statusCode).toBe(405);
    expect(site.api.asked(endpoint)).toEqual([]);
  });

  it('cannot call another endpoint of the API', async () => {
    await post({ 'content-type': 'text/plain' }, 'x', '/u/..%2F..%2Flogout%3F');
    expect(site.api.seen.map(({ url }) => url)).toEqual([]);
  });
});

describe('the page at that address', () => {
  it('is sent without a request to the API', async () => {
    expect((await site.get(`/u/${token}`)).status).toBe(200);
    expect(site.api.seen).toEqual([]);
  });

  it('does not disclose the secret address', async () => {
    const policyOf = async (url: string) => (await site.get(url)).headers['referrer-policy'];
    expect(await policyOf(`/u/${token}`)).toBe('no-referrer');
    expect(await policyOf('/home')).toBe('strict-origin-when-cross-origin');
  });
});
