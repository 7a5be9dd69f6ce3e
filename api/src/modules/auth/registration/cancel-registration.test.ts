import { newSender } from '../../../../test/public-form.ts';
import { AuthApi } from '../testing/auth-api.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start();
});
afterAll(() => tests.close());

const cancel = (token: string, remoteAddress = newSender()) =>
  tests.call('POST', `/api/registrations/${token}/removal`, undefined, { remoteAddress });

async function registered(overrides: Parameters<AuthApi['createUser']>[0] = {}) {
  const user = await tests.createUser({ is_verified: false, ...overrides });
  await tests.call('POST', '/api/resend-verification', { email: user.email });
  return { user, token: await tests.token(user.id, 'verify-email') };
}

describe('POST /api/registrations/{token}/removal', () => {
  it('removes an unverified account and its mails', async () => {
    const { user, token } = await registered();
    const { status, body, headers } = await cancel(token);
    expect([status, body.success, headers['cache-control']]).toEqual([200, true, 'private, no-store']);
    expect([await tests.user(user.id), await tests.mails(user.email)]).toEqual([{}, []]);
    expect((await tests.login(user.username)).status).toBe(401);
    expect((await tests.call('GET', `/api/verify-email?token=${token}`)).body.code).toBe('token_invalid');
  });

  it('frees the user name and the address', async () => {
    const { user, token } = await registered();
    await cancel(token);
    const password = 'gaivotas no cais velho';
    const form = { username: user.username, email: user.email, password, confirmPassword: password };
    expect((await tests.call('POST', '/api/register', form)).status).toBe(200);
    expect(await tests.mails(user.email)).toMatchObject([{ kind: 'verify-email' }]);
  });

  it('accepts an expired link, and rejects it after its use', async () => {
    const { user, token } = await registered();
    await tests.expire(user.id);
    expect([(await cancel(token)).status, (await cancel(token)).body.code]).toEqual([200, 'token_invalid']);
  });

  it('removes nothing on GET, which mail scanners send', async () => {
    const { user, token } = await registered();
    for (const url of [`/api/registrations/${token}/removal`, `/api/registrations/${token}`]) {
      expect((await tests.call('GET', url)).status).toBe(404);
    }
    expect(await tests.user(user.id)).toMatchObject({ username: user.username });
  });

  it('rejects the removal of a verified account', async () => {
    const { user, token } = await registered();
    await tests.call('GET', `/api/verify-email?token=${token}`);
    const { status, body } = await cancel(token);
    expect([status, body.code]).toEqual([409, 'account_verified']);
    expect((await tests.login(user.username)).status).toBe(200);
  });

  it('rejects a link for another purpose, a link of a former address, and an invalid token', async () => {
    const { user, token } = await registered();
    await tests.call('POST', '/api/forgot-password', { email: user.email });
    const others = [await tests.token(user.id, 'reset-password'), tests.tokenOf(crypto.randomUUID()), 'x'];
    for (const other of others) expect((await cancel(other)).body.code).toBe('token_invalid');
    await tests.database.query(`update users set email = 'x' || email where id = $1`, [user.id]);
    expect((await cancel(token)).body.code).toBe('token_invalid');
    expect(await tests.user(user.id)).toMatchObject({ id: user.id });
  });

  it('succeeds only if a concurrent verification fails', async () => {
    const { user, token } = await registered();
    const verify = tests.call('GET', `/api/verify-email?token=${token}`);
    const statuses = (await Promise.all([cancel(token), verify])).map(({ status }) => status);
    expect([
      [200, 400],
      [409, 200],
    ]).toContainEqual(statuses);
    expect(Object.keys(await tests.user(user.id)).length > 0).toBe(statuses[0] === 409);
  });

  it('limits a client address to ten calls in ten minutes', async () => {
    const sender = newSender();
    for (let count = 0; count < 10; count += 1) expect((await cancel('x', sender)).status).toBe(400);
    expect((await cancel('x', sender)).status).toBe(429);
  });
});
