import { saveSession } from '../../../../test/factories/index.ts';
import { withoutTable } from '../../../../test/without-table.ts';
import { AuthApi, otherPassword, password } from '../testing/auth-api.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start();
});
afterAll(() => tests.close());

const form = (changes: object = {}) => ({
  currentPassword: password,
  password: otherPassword,
  confirmPassword: otherPassword,
  ...changes,
});

const change = (cookies: Record<string, string>, given: unknown = form()) =>
  tests.call('PUT', '/api/account/password', given, { cookies });

describe('PUT /api/account/password', () => {
  it('requires authentication', async () => {
    const { status, body } = await change({});
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });

  it('replaces the password and mails the owner', async () => {
    const { user, cookies } = await tests.signedIn({ language: 'en' });
    const { status, body, headers } = await change(cookies);
    expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await tests.login(user.username, password)).status).toBe(401);
    expect((await tests.login(user.username, otherPassword)).status).toBe(200);
    expect(await tests.mails(user.email)).toMatchObject([{ kind: 'password-changed', language: 'en' }]);
  });

  it('ends the other sessions and continues with a new session id', async () => {
    const { user } = await tests.signedIn();
    const mine = await saveSession(tests.database, user.id, { secondFactor: true });
    const elsewhere = await saveSession(tests.database, user.id);
    const otherUser = await tests.signedIn();
    const { cookie } = await change(mine);
    expect(cookie!.value).not.toBe(mine.sid);
    const statuses = await Promise.all(
      [mine, elsewhere, { sid: cookie!.value }, otherUser.cookies].map((one) => tests.statusOf(one)),
    );
    expect(statuses).toEqual([401, 401, 200, 200]);
    const [{ sess }] = await tests.database.query('select sess from sessions where user_id = $1', [user.id]);
    expect(sess.secondFactor).toBe(true);
  });

  it('cancels a change of address and does not change the calendar’s URL', async () => {
    const { user, cookies } = await tests.signedIn();
    await tests.call('POST', '/api/account/calendar', {}, { cookies });
    const { calendar_id } = await tests.user(user.id);
    expect(calendar_id).not.toBeNull();
    const emailChange = { email: `thief.${user.email}`, currentPassword: password };
    expect((await tests.call('PUT', '/api/account/email', emailChange, { cookies })).status).toBe(200);
    const token = await tests.token(user.id, 'change-email');
    expect((await change(cookies)).status).toBe(200);
    expect((await tests.call('GET', `/api/verify-email?token=${token}`)).body.code).toBe('token_invalid');
    const [row] = await tests.database.query('select email, pending_email, calendar_id from users where id = $1', [
      user.id,
    ]);
    expect(row).toEqual({ email: user.email, pending_email: null, calendar_id });
  });

  it('invalidates earlier links', async () => {
    const { user, cookies } = await tests.signedIn();
    await tests.call('POST', '/api/forgot-password', { email: user.email });
    const token = await tests.token(user.id, 'reset-password');
    await change(cookies);
    const reset = { token, password, confirmPassword: password };
    expect((await tests.call('POST', '/api/reset-password', reset)).body.code).toBe('token_invalid');
  });

  it('rejects a wrong password and counts it as a wrong sign-in', async () => {
    const { user, cookies } = await tests.signedIn();
    for (let count = 0; count < 5; count += 1) {
      const { status, body } = await change(cookies, form({ currentPassword: 'wrong' }));
      expect([status, body.code, body.fields]).toEqual([403, 'password_wrong', { currentPassword: 'password_wrong' }]);
      await tests.login(user.username, 'wrong');
    }
    const refused = await change(cookies);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(880);
    // The login has five wrong attempts of ten.
    expect((await tests.login(user.username)).status).toBe(200);
    expect(await tests.mails(user.email)).toEqual([]);
  });

  it.each([
    [{ currentPassword: '' }, { currentPassword: 'validation.currentPassword' }],
    [
      { password: 'short', confirmPassword: 'short' },
      { password: 'validation.password', confirmPassword: expect.any(String) },
    ],
    [{ password: 'qwerty', confirmPassword: 'qwerty' }, { password: 'validation.passwordCommon' }],
    [{ password: 'a'.repeat(129), confirmPassword: 'a'.repeat(129) }, { password: 'validation.passwordTooLong' }],
    [{ confirmPassword: 'another one' }, { confirmPassword: 'validation.confirmPassword' }],
  ])('rejects %j', async (changes, fields) => {
    const { cookies } = await tests.signedIn();
    const { status, body } = await change(cookies, form(changes));
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it('succeeds for one of two concurrent requests from two devices', async () => {
    const { user, cookies } = await tests.signedIn();
    const elsewhere = await saveSession(tests.database, user.id);
    const given = ['the first password', 'the other password'];
    const answers = await Promise.all(
      given.map((one, index) => change([cookies, elsewhere][index]!, form({ password: one, confirmPassword: one }))),
    );
    const passed = answers.filter(({ status }) => status === 200);
    expect(passed).toHaveLength(1);
    expect(await tests.statusOf({ sid: passed[0]!.cookie!.value })).toBe(200);
    expect((await tests.login(user.username, given[answers.indexOf(passed[0]!)])).status).toBe(200);
  });

  it('rolls back if the mail cannot be enqueued', async () => {
    const { user, cookies } = await tests.signedIn();
    await withoutTable(tests.database, 'mails', async () => {
      const { status, cookie } = await change(cookies);
      expect([status, cookie]).toEqual([500, undefined]);
    });
    expect([await tests.statusOf(cookies), (await tests.login(user.username)).status]).toEqual([200, 200]);
  });
});
