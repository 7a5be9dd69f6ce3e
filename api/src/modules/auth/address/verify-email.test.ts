import { AccountEvents } from '../../users/index.ts';
import { AuthApi, inOrder, password } from '../testing/auth-api.ts';

let tests: AuthApi;
const confirmed: string[] = [];
let fails = false;
beforeAll(async () => {
  tests = await AuthApi.start();
  tests.api.app.get(AccountEvents).onAddressConfirmed(async ({ email }) => {
    confirmed.push(email);
    if (fails) throw new Error('listener failed');
  });
});
beforeEach(() => confirmed.splice(0));
afterAll(() => tests.close());

const verify = (token: string) => tests.call('GET', `/api/verify-email?token=${token}`);

/** An unverified user and the token of the mailed link. */
async function unconfirmed() {
  const user = await tests.createUser({ is_verified: false });
  await tests.call('POST', '/api/resend-verification', { email: user.email });
  return { user, token: await tests.token(user.id, 'verify-email') };
}

let changes = 0;
/** A user with a pending change of address and the token of the mailed link. */
async function changing() {
  const { user, cookies } = await tests.signedIn();
  const email = `outro${(changes += 1)}@example.com`;
  await tests.call('PUT', '/api/account/email', { email, currentPassword: password }, { cookies });
  return { user, cookies, email, token: await tests.token(user.id, 'change-email') };
}

/** Mails of a change that has happened. */
const changeMails = async (recipient: string) =>
  (await tests.mails(recipient)).filter(({ kind }) => kind === 'email-changed');

describe('GET /api/verify-email', () => {
  it('verifies the address and emits the event, without a session', async () => {
    const { user, token } = await unconfirmed();
    const { status, body, headers, cookie } = await verify(token);
    expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
    expect([headers['cache-control'], cookie]).toEqual(['private, no-store', undefined]);
    expect([(await tests.user(user.id)).is_verified, confirmed]).toEqual([true, [user.email]]);
    expect((await tests.login(user.username)).status).toBe(200);
  });

  it('returns the same response again, also after it has expired, and verifies once', async () => {
    const { user, token } = await unconfirmed();
    const first = await verify(token);
    await tests.expire(user.id);
    expect((await verify(token)).body).toEqual(first.body);
    expect(confirmed).toEqual([user.email]);
  });

  it('verifies once for two concurrent requests', async () => {
    const { user, token } = await unconfirmed();
    const answers = await Promise.all([verify(token), verify(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(confirmed).toEqual([user.email]);
  });

  it('rejects an expired link with a message that contains "expired"', async () => {
    const { user, token } = await unconfirmed();
    await tests.expire(user.id);
    const { status, body } = await verify(token);
    expect([status, body.code]).toEqual([410, 'token_expired']);
    expect(body.message).toContain('expired');
    expect((await tests.user(user.id)).is_verified).toBe(false);
  });

  it('accepts an earlier link, because another user may have requested the later one', async () => {
    const { user, token } = await unconfirmed();
    await tests.age(user.id);
    await tests.call('POST', '/api/resend-verification', { email: user.email });
    const later = await tests.token(user.id, 'verify-email');
    expect(later).not.toBe(token);
    expect((await verify(token)).status).toBe(200);
    // The address is already verified.
    expect((await verify(later)).status).toBe(200);
  });

  it('rejects the link of a former address', async () => {
    const { user, token } = await unconfirmed();
    await tests.database.query(`update users set email = 'x' || email where id = $1`, [user.id]);
    expect((await verify(token)).body.code).toBe('token_invalid');
  });

  it.each(['', 'x', 'a'.repeat(43), '00000000-0000-4000-8000-000000000000'])('rejects %j', async (token) => {
    const { status, body } = await verify(token);
    expect([status, body.code]).toEqual([400, 'token_invalid']);
  });

  it('rejects a missing token, a token that is too long, and several tokens', async () => {
    expect((await tests.call('GET', '/api/verify-email')).body.code).toBe('token_invalid');
    for (const query of [`token=${'a'.repeat(201)}`, 'token=a&token=b']) {
      expect((await tests.call('GET', `/api/verify-email?${query}`)).body.code).toBe('validation_failed');
    }
  });

  it('rejects a link for another purpose, a signed unknown id, and a modified token', async () => {
    const { user, token } = await unconfirmed();
    await tests.call('POST', '/api/forgot-password', { email: user.email });
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A');
    const others = [await tests.token(user.id, 'reset-password'), tests.tokenOf(crypto.randomUUID()), changed];
    for (const other of others) expect((await verify(other)).body.code).toBe('token_invalid');
    expect((await tests.user(user.id)).is_verified).toBe(false);
  });

  it('rolls back if a listener fails', async () => {
    const { user, token } = await unconfirmed();
    fails = true;
    const { status } = await verify(token);
    fails = false;
    expect([status, (await tests.user(user.id)).is_verified]).toEqual([500, false]);
    expect((await verify(token)).status).toBe(200);
  });
});

describe('GET /api/verify-email of a changed address', () => {
  it('changes the address, mails the former one, and emits the event', async () => {
    const { user, email, token, cookies } = await changing();
    expect((await verify(token)).status).toBe(200);
    expect(await tests.user(user.id)).toMatchObject({ email, pending_email: null, is_verified: true });
    expect(await changeMails(user.email)).toMatchObject([{ kind: 'email-changed', data: { userId: user.id } }]);
    expect([confirmed, await tests.statusOf(cookies)]).toEqual([[email], 200]);
    expect((await tests.login(email)).status).toBe(200);
    expect((await tests.login(user.email)).status).toBe(401);
  });

  it('returns the same response again while the account has the address, and mails once', async () => {
    const { user, token } = await changing();
    const first = await verify(token);
    expect(await verify(token)).toMatchObject({ status: 200, body: first.body });
    expect(await changeMails(user.email)).toHaveLength(1);
    await tests.database.query(`update users set email = 'x' || email where id = $1`, [user.id]);
    expect((await verify(token)).body.code).toBe('token_invalid');
  });

  it('rejects an expired link', async () => {
    const { user, token } = await changing();
    await tests.expire(user.id);
    expect((await verify(token)).status).toBe(410);
    expect((await tests.user(user.id)).email).toBe(user.email);
  });

  it('rejects the change if another account has verified the address concurrently', async () => {
    const { user, email, token } = await changing();
    await tests.createUser({ email });
    expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
    expect(await tests.user(user.id)).toMatchObject({ email: user.email, pending_email: email });
    expect(await changeMails(user.email)).toEqual([]);
  });

  it('gives an address to one of two accounts that request it', async () => {
    const [one, other] = [await changing(), await changing()];
    const change = { email: one.email, currentPassword: password };
    await tests.call('PUT', '/api/account/email', change, { cookies: other.cookies });
    const tokens = [one.token, await tests.token(other.user.id, 'change-email')];
    const answers = await Promise.all(tokens.map(verify));
    expect(inOrder(answers)).toEqual([200, 400]);
  });
});
