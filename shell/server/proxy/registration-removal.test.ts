import { routes } from 'shared-contracts';
import { startSite, type RunningSite } from '../test/running-site.ts';
import { buildSmallRemote } from '../test/site-fixture.ts';

const token = 'dG9rZW4.c2lnbmVk';
const endpoint = `/api/registrations/${token}/removal`;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ remotes: [buildSmallRemote('mfe-account', routes.cancelRegistration)] });
});
afterAll(() => site.stop());
beforeEach(() => {
  site.api.seen.length = 0;
  site.api.answers.set(endpoint, { body: { success: true, message: 'ok' } });
});

const post = (url = `/nao-fui-eu/${token}`, payload = '') =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'sid=1' },
    payload,
  });

describe('the form of the page "It was not me", without scripts', () => {
  it.each([
    [200, 'removed'],
    [409, 'verified'],
    [400, 'invalid'],
    [429, 'failed'],
    [500, 'failed'],
  ])('shows a page for the %d of the API: %s', async (status, result) => {
    site.api.answers.set(endpoint, { status, body: { error: 'e', message: 'm', code: 'token_invalid' } });
    const { statusCode, headers } = await post();
    expect([statusCode, headers.location]).toEqual([303, `/nao-fui-eu/${token}?resultado=${result}`]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('calls the API without the cookie, and with the visitor’s address', async () => {
    await post();
    expect(site.api.seen).toMatchObject([
      { method: 'POST', url: endpoint, headers: { 'x-forwarded-for': '127.0.0.1' } },
    ]);
    expect(site.api.seen[0]?.headers).not.toHaveProperty('cookie');
  });

  it('shares the limited connections to the API with all other calls', async () => {
    const limits = { calls: 2, uploads: 1, streams: 1, bufferBytes: 2 ** 20 };
    const remotes = [buildSmallRemote('mfe-account', routes.cancelRegistration)];
    const limited = await startSite({ remotes, config: { apiLimits: limits } });
    limited.api.answers.set(endpoint, { body: { success: true, message: 'ok' } });
    const before = limited.api.connections;
    const url = `/nao-fui-eu/${token}`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => limited.app.inject({ method: 'POST', url })));
    expect(answers.map(({ headers }) => headers.location)).toEqual(answers.map(() => `${url}?resultado=removed`));
    expect(limited.api.connections - before).toBeLessThanOrEqual(limits.calls);
    await limited.stop();
  });

  it('changes nothing when the page is opened', async () => {
    expect((await site.get(`/nao-fui-eu/${token}`)).status).toBe(200);
    expect(site.api.seen).toEqual([]);
  });

  it('refuses a large body, and names no other call of the API', async () => {
    expect((await post(undefined, 'x'.repeat(2000))).statusCode).toBe(413);
    await post('/nao-fui-eu/..%2F..%2Flogout%3F');
    expect(site.api.seen.map(({ url }) => url)).toEqual(['/api/registrations/..%2F..%2Flogout%3F/removal']);
  });
});
