import { AuthApi } from '../testing/auth-api.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start();
});
afterAll(() => tests.close());

const logout = (cookies: Record<string, string> = {}, headers = {}) =>
  tests.call('POST', '/api/logout', undefined, { cookies, headers });

describe('POST /api/logout', () => {
  it('deletes the session and its cookie', async () => {
    const { cookies } = await tests.signedIn();
    const { status, body, cookie } = await logout(cookies);
    expect([status, body.success]).toEqual([200, true]);
    expect([cookie?.value, cookie?.expires?.getTime()]).toEqual(['', 0]);
    expect(await tests.statusOf(cookies)).toBe(401);
  });

  it('returns the same response without a session and after its end', async () => {
    const { cookies } = await tests.signedIn();
    const first = await logout(cookies);
    for (const other of [await logout(cookies), await logout(), await logout({ sid: 'nonsense' })]) {
      expect([other.status, other.body]).toEqual([200, first.body]);
    }
  });

  it('does not end other sessions', async () => {
    const mine = await tests.signedIn();
    const other = await tests.signedIn();
    await logout(mine.cookies);
    expect(await tests.statusOf(other.cookies)).toBe(200);
  });

  it('rejects cross-site requests', async () => {
    const { cookies } = await tests.signedIn();
    expect((await logout(cookies, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await tests.statusOf(cookies)).toBe(200);
  });
});
