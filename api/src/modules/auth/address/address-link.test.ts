import { saveSession } from '../../../../test/factories/index.ts';
import { VisitorDataSources } from '../../users/index.ts';
import { AuthApi, inOrder, otherPassword } from '../testing/auth-api.ts';

let tests: AuthApi;
/** Addresses with data of visitors. */
const used = new Set<string>();
beforeAll(async () => {
  tests = await AuthApi.start();
  tests.api.app.get(VisitorDataSources).register(async (email) => used.has(email));
});
afterAll(() => tests.close());

type Cookies = Record<string, string>;
const request = (cookies: Cookies) => tests.call('POST', '/api/account/address-link', undefined, { cookies });
const confirm = (cookies: Cookies, token: string) =>
  tests.call('PUT', '/api/account/address-link', { token }, { cookies });
const isLinked = async (id: number) => (await tests.user(id)).address_linked_at !== null;
const kinds = async (email: string) => (await tests.mails(email)).map(({ kind }) => kind);

async function requested() {
  const { user, cookies } = await tests.signedIn();
  await request(cookies);
  return { user, cookies, token: await tests.token(user.id, 'link-address') };
}

describe('/api/account/address-link', () => {
  it('mails a link that is accepted once, in a session of the account', async () => {
    const { user, cookies, token } = await requested();
    expect([await kinds(user.email), await isLinked(user.id)]).toEqual([['link-address'], false]);
    expect((await confirm(cookies, token)).status).toBe(200);
    expect(await isLinked(user.id)).toBe(true);
    expect((await confirm(cookies, token)).body.code).toBe('token_invalid');
  });

  it('rejects the link without a session and in a session of another account', async () => {
    const { user, cookies, token } = await requested();
    const other = await tests.signedIn();
    expect((await confirm({}, token)).status).toBe(401);
    expect((await confirm(other.cookies, token)).body.code).toBe('token_invalid');
    expect([await isLinked(user.id), await isLinked(other.user.id)]).toEqual([false, false]);
    expect((await confirm(cookies, token)).status).toBe(200);
  });

  it('rejects an expired link, a link for another purpose, and a link of a former address', async () => {
    const { user, cookies, token } = await requested();
    await tests.call('POST', '/api/forgot-password', { email: user.email });
    expect((await confirm(cookies, await tests.token(user.id, 'reset-password'))).body.code).toBe('token_invalid');
    await tests.database.query(`update users set email = 'x' || email where id = $1`, [user.id]);
    expect((await confirm(cookies, token)).body.code).toBe('token_invalid');
    await tests.database.query(`update users set email = substr(email, 2) where id = $1`, [user.id]);
    await tests.expire(user.id);
    expect((await confirm(cookies, token)).body.code).toBe('token_expired');
    expect(await isLinked(user.id)).toBe(false);
  });

  it('does not mail again within a minute, and does not mail an unverified address', async () => {
    const { cookies, user } = await requested();
    const { status, headers } = await request(cookies);
    const seconds = Number(headers['retry-after']);
    expect([status, seconds, await kinds(user.email)]).toEqual([429, expect.closeTo(60, -2), ['link-address']]);
    const unverified = await tests.signedIn({ is_verified: false });
    expect((await request(unverified.cookies)).body.code).toBe('verification_required');
  });

  it('accepts one of two concurrent confirmations', async () => {
    const { cookies, token } = await requested();
    expect(inOrder(await Promise.all([confirm(cookies, token), confirm(cookies, token)]))).toEqual([200, 400]);
  });
});

describe('the mail that offers the link', () => {
  it('is sent once, at verification, sign-in or reset, if visitors sent data with the address', async () => {
    const user = await tests.createUser();
    const noApplicant = await tests.createUser();
    used.add(user.email);
    for (const { username } of [user, user, noApplicant]) expect((await tests.login(username)).status).toBe(200);
    expect([await kinds(user.email), await kinds(noApplicant.email)]).toEqual([['link-address'], []]);
    const verified = await tests.createUser({ is_verified: false });
    used.add(verified.email);
    await tests.call('POST', '/api/resend-verification', { email: verified.email });
    const token = await tests.token(verified.id, 'verify-email');
    await tests.call('GET', `/api/verify-email?token=${token}`);
    expect(await kinds(verified.email)).toEqual(['link-address', 'verify-email']);
    const reset = await tests.createUser();
    used.add(reset.email);
    await tests.call('POST', '/api/forgot-password', { email: reset.email });
    const fresh = { password: otherPassword, confirmPassword: otherPassword };
    await tests.call('POST', '/api/reset-password', { token: await tests.token(reset.id, 'reset-password'), ...fresh });
    const resetMails = ['link-address', 'password-changed', 'reset-password'];
    expect((await kinds(reset.email)).toSorted()).toEqual(resetMails);
    expect((await tests.login(reset.username, otherPassword)).status).toBe(200);
    expect((await kinds(reset.email)).toSorted()).toEqual(resetMails);
    expect([await isLinked(verified.id), await isLinked(reset.id)]).toEqual([false, false]);
  });

  it('is not sent after the address is linked', async () => {
    const user = await tests.createUser({ address_linked_at: new Date() });
    used.add(user.email);
    await tests.login(user.username);
    expect(await kinds(user.email)).toEqual([]);
  });
});

describe('a changed address', () => {
  async function changing() {
    const { user, cookies } = await tests.signedIn({ address_linked_at: new Date() });
    const email = `mudou-${user.id}@example.com`;
    const { status } = await tests.call(
      'PUT',
      '/api/account/email',
      { email, currentPassword: 'uma frase só minha' },
      { cookies },
    );
    expect(status).toBe(200);
    return { user, cookies, token: await tests.token(user.id, 'change-email') };
  }
  const verify = (token: string, cookies: Cookies) =>
    tests.call('GET', `/api/verify-email?token=${token}`, undefined, { cookies });

  it('is not linked by a link that is opened without a session of the account', async () => {
    const { user, token } = await changing();
    const other = await tests.signedIn();
    expect((await verify(token, other.cookies)).status).toBe(200);
    expect(await isLinked(user.id)).toBe(false);
  });

  it('is linked by a link that is opened in a session of the account', async () => {
    const { user, token } = await changing();
    await verify(token, await saveSession(tests.database, user.id));
    expect(await isLinked(user.id)).toBe(true);
  });
});
