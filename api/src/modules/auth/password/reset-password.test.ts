import { saveSession } from '../../../../test/factories/index.ts';
import { newSender } from '../../../../test/public-form.ts';
import { withoutTable } from '../../../../test/without-table.ts';
import { AccountEvents } from '../../users/index.ts';
import { AuthApi, inOrder, otherPassword, password } from '../testing/auth-api.ts';

let tests: AuthApi;
const confirmed: string[] = [];
beforeAll(async () => {
  tests = await AuthApi.start();
  tests.api.app.get(AccountEvents).onAddressConfirmed(async ({ email }) => void confirmed.push(email));
});
beforeEach(() => confirmed.splice(0));
afterAll(() => tests.close());

const reset = (token: unknown, given = otherPassword, more: object = {}, remoteAddress = newSender()) =>
  tests.call(
    'POST',
    '/api/reset-password',
    { token, password: given, confirmPassword: given, ...more },
    { remoteAddress },
  );

async function requestReset(overrides: Parameters<AuthApi['createUser']>[0] = {}) {
  const user = await tests.createUser(overrides);
  await tests.call('POST', '/api/forgot-password', { email: user.email });
  return { user, token: await tests.token(user.id, 'reset-password') };
}

describe('POST /api/reset-password', () => {
  it('replaces the password and mails the owner', async () => {
    const { user, token } = await requestReset();
    const { status, body, cookie } = await reset(token);
    expect([status, body, cookie]).toEqual([200, { success: true, message: expect.any(String) }, undefined]);
    expect((await tests.login(user.username, password)).status).toBe(401);
    expect((await tests.login(user.username, otherPassword)).status).toBe(200);
    expect(await tests.mails(user.email)).toMatchObject([{ kind: 'password-changed' }, { kind: 'reset-password' }]);
  });

  it('ends every session of the account and no other', async () => {
    const { user, token } = await requestReset();
    const mine = [await saveSession(tests.database, user.id), await saveSession(tests.database, user.id)];
    const other = await tests.signedIn();
    await reset(token);
    for (const cookies of mine) expect(await tests.statusOf(cookies)).toBe(401);
    expect(await tests.statusOf(other.cookies)).toBe(200);
  });

  it('unlocks an account after too many wrong attempts', async () => {
    const { user, token } = await requestReset();
    await tests.countWrongSignIns(user.username, 10);
    expect((await tests.login(user.username)).status).toBe(429);
    await reset(token);
    expect((await tests.login(user.username, otherPassword)).status).toBe(200);
  });

  it('verifies the address', async () => {
    const { user, token } = await requestReset({ is_verified: false });
    await reset(token);
    expect([(await tests.user(user.id)).is_verified, confirmed]).toEqual([true, [user.email]]);
  });

  it('cancels a pending change of address', async () => {
    const { user, token } = await requestReset();
    const cookies = await saveSession(tests.database, user.id);
    const change = { email: 'intruso@example.com', currentPassword: password };
    await tests.call('PUT', '/api/account/email', change, { cookies });
    const pendingToken = await tests.token(user.id, 'change-email');
    await reset(token);
    expect((await tests.user(user.id)).pending_email).toBeNull();
    expect((await tests.call('GET', `/api/verify-email?token=${pendingToken}`)).body.code).toBe('token_invalid');
  });

  it('disables the calendar’s URL', async () => {
    const { user, token } = await requestReset();
    const feed = ['POST', '/api/account/calendar', {}] as const;
    await tests.call(...feed, { cookies: await saveSession(tests.database, user.id) });
    expect((await tests.user(user.id)).calendar_id).not.toBeNull();
    await reset(token);
    expect((await tests.user(user.id)).calendar_id).toBeNull();
  });

  it('removes an active second factor and mails the owner', async () => {
    const { user, token } = await requestReset({ second_factor_since: new Date() });
    await tests.database.query(`insert into recovery_codes (user_id, hash) values ($1, 'h')`, [user.id]);
    await reset(token);
    const left = await tests.database.query('select 1 from recovery_codes where user_id = $1', [user.id]);
    expect([await tests.user(user.id), left]).toMatchObject([{ second_factor_since: null }, []]);
    expect((await tests.login(user.username, otherPassword)).status).toBe(200);
    expect((await tests.mails(user.email)).map(({ kind }) => kind)).toContain('second-factor-changed');
  });

  it('removes an inactive second factor', async () => {
    const { user, token } = await requestReset();
    await tests.database.query(`update users set second_factor_secret = 'planted' where id = $1`, [user.id]);
    await reset(token);
    expect((await tests.user(user.id)).second_factor_secret).toBeNull();
  });

  it('does not remove an admin’s second factor', async () => {
    const { user, token } = await requestReset({ second_factor_since: new Date(), role: 'admin' });
    await reset(token);
    expect((await tests.login(user.username, otherPassword)).body.code).toBe('second_factor_required');
  });

  it('accepts a link once', async () => {
    const { user, token } = await requestReset();
    await reset(token);
    const { status, body } = await reset(token, 'a third password');
    expect([status, body.code]).toEqual([400, 'token_invalid']);
    expect((await tests.login(user.username, otherPassword)).status).toBe(200);
  });

  it('succeeds for one of two concurrent requests', async () => {
    const { user, token } = await requestReset();
    const given = ['the first password', 'the other password'];
    const answers = await Promise.all(given.map((one) => reset(token, one)));
    expect(inOrder(answers)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('token_invalid');
    const accepted = given[answers.findIndex(({ status }) => status === 200)]!;
    expect((await tests.login(user.username, accepted)).status).toBe(200);
    expect((await tests.mails(user.email)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
  });

  it('waits for a concurrent change of the account and applies to its result', async () => {
    const { user, token } = await requestReset();
    const runner = tests.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`update users set email = 'novo' || email where id = $1`, [user.id]);
    const answer = reset(token);
    await tests.untilLockWait();
    await runner.commitTransaction();
    await runner.release();
    expect((await answer).body.code).toBe('token_invalid');
    expect((await tests.login(user.username, password)).status).toBe(200);
  });

  it('succeeds for one of many concurrent requests', async () => {
    const { user, token } = await requestReset();
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)));
    expect(inOrder(answers)).toEqual([200, 400, 400, 400, 400]);
    expect((await tests.mails(user.email)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
  });

  it('rejects an expired link', async () => {
    const { user, token } = await requestReset();
    await tests.expire(user.id);
    const { status, body } = await reset(token);
    expect([status, body.code]).toEqual([410, 'token_expired']);
    expect(body.message).toContain('expired');
    expect((await tests.login(user.username)).status).toBe(200);
  });

  it('accepts an earlier link, and then no other', async () => {
    const { user, token } = await requestReset();
    await tests.age(user.id);
    await tests.call('POST', '/api/forgot-password', { email: user.email });
    const later = await tests.token(user.id, 'reset-password');
    expect(later).not.toBe(token);
    expect((await reset(token)).status).toBe(200);
    expect((await reset(later)).body.code).toBe('token_invalid');
  });

  it('rejects a link that was sent to a former address', async () => {
    const { user, token } = await requestReset();
    await tests.database.query(`update users set email = 'x' || email where id = $1`, [user.id]);
    expect((await reset(token)).body.code).toBe('token_invalid');
  });

  it('rejects a link for another purpose and invalid tokens', async () => {
    const user = await tests.createUser({ is_verified: false });
    await tests.call('POST', '/api/resend-verification', { email: user.email });
    const others = [
      await tests.token(user.id, 'verify-email'),
      tests.tokenOf(crypto.randomUUID()),
      'x',
      'a'.repeat(43),
    ];
    for (const token of others) {
      expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
    }
  });

  it.each([
    [{ token: undefined }, { token: 'validation.token' }],
    [{ token: 'a'.repeat(201) }, { token: 'validation.token' }],
    [
      { password: 'short', confirmPassword: 'short' },
      { password: 'validation.password', confirmPassword: expect.any(String) },
    ],
    [{ password: '123456', confirmPassword: '123456' }, { password: 'validation.passwordCommon' }],
    [{ confirmPassword: 'another one' }, { confirmPassword: 'validation.confirmPassword' }],
  ])('rejects %j, and the link remains valid', async (changes, fields) => {
    const { token } = await requestReset();
    const { status, body } = await reset(token, otherPassword, changes);
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', fields]);
    expect((await reset(token)).status).toBe(200);
  });

  it('rolls back if the mail cannot be enqueued', async () => {
    const { user, token } = await requestReset();
    const cookies = await saveSession(tests.database, user.id);
    await withoutTable(tests.database, 'mails', async () => {
      expect((await reset(token)).status).toBe(500);
    });
    expect([await tests.statusOf(cookies), (await tests.login(user.username)).status]).toEqual([200, 200]);
    expect((await reset(token)).status).toBe(200);
  });

  it('limits a client address to ten calls in ten minutes', async () => {
    const sender = newSender();
    for (let count = 0; count < 10; count += 1) expect((await reset('x', otherPassword, {}, sender)).status).toBe(400);
    expect((await reset('x', otherPassword, {}, sender)).status).toBe(429);
  });
});
