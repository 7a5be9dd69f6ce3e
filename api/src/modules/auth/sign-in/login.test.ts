import { hash } from '@node-rs/argon2';
import { saveSession } from '../../../../test/factories/index.ts';
import { newSender } from '../../../../test/public-form.ts';
import { AccountEvents } from '../../users/index.ts';
import { SecondFactors } from '../second-factor/second-factor.service.ts';
import { AuthApi, otherPassword, password } from '../testing/auth-api.ts';

/** The code of the authenticator in these tests. */
const secondFactors: Pick<SecondFactors, 'verify'> = { verify: async (_, code) => code === '123456' };

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start({ ports: [{ token: SecondFactors, fake: secondFactors }] });
});
afterAll(() => tests.close());

const failures = async (id: number) => (await tests.user(id)).failed_sign_ins;

describe('POST /api/login', () => {
  it.each(['username', 'email'] as const)('signs in by %s, case-insensitively', async (name) => {
    const user = await tests.createUser();
    const { status, body, cookie, headers } = await tests.login(` ${user[name].toUpperCase()} `);
    expect([status, body.id, body.email]).toEqual([200, user.id, user.email]);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 15_552_000 });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await tests.statusOf({ sid: cookie!.value })).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/hash|argon2/);
  });

  it('creates a session with a new id and ends the session of the request', async () => {
    const user = await tests.createUser();
    const first = await saveSession(tests.database, user.id);
    const { cookie } = await tests.login(user.username, password, {}, { cookies: first });
    expect(cookie!.value).not.toBe(first.sid);
    expect(await tests.statusOf(first)).toBe(401);
  });

  it('never adopts a session id of the request', async () => {
    const { username } = await tests.createUser();
    const attackerCookies = { sid: 'a'.repeat(43) };
    const { cookie } = await tests.login(username, password, {}, { cookies: attackerCookies });
    expect(cookie!.value).not.toBe(attackerCookies.sid);
    expect(await tests.statusOf(attackerCookies)).toBe(401);
  });

  it('returns the same response for a wrong password and an unknown login', async () => {
    const user = await tests.createUser();
    const wrong = await tests.login(user.username, otherPassword);
    const unknown = await tests.login('ninguem-assim', otherPassword);
    expect([wrong.status, wrong.body.code]).toEqual([401, 'credentials_wrong']);
    expect([unknown.status, unknown.body, unknown.cookie]).toEqual([wrong.status, wrong.body, undefined]);
  });

  it('does not trim or normalize the password', async () => {
    const { username } = await tests.createUser();
    expect((await tests.login(username, ` ${password}`)).status).toBe(401);
  });

  it.each([
    [{}, { username: 'validation.usernameMissing', password: 'validation.passwordMissing' }],
    [{ username: 'ana' }, { password: 'validation.passwordMissing' }],
    [{ username: ['ana', 'rui'], password }, { username: expect.any(String) }],
    [{ username: { $ne: 1 }, password }, { username: expect.any(String) }],
    [{ username: 'ana', password: { $ne: 1 } }, { password: expect.any(String) }],
    [{ username: 'a'.repeat(256), password }, { username: 'validation.usernameMissing' }],
    [{ username: 'ana', password: 'a'.repeat(129) }, { password: 'validation.passwordTooLong' }],
    [{ username: 'ana', password, code: '1'.repeat(41) }, { code: 'validation.code' }],
  ])('rejects %j', async (given, fields) => {
    const { status, body } = await tests.call('POST', '/api/login', given);
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it('rejects credentials in the query, also in addition to those of the body', async () => {
    const { username } = await tests.createUser();
    const query = new URLSearchParams({ username, password }).toString();
    for (const given of [undefined, {}, { username, password }]) {
      const { status, body, cookie } = await tests.call('POST', `/api/login?${query}`, given);
      expect([status, body.code, cookie]).toEqual([400, 'validation_failed', undefined]);
      expect(Object.keys(body.fields ?? {})).toEqual(['username', 'password']);
    }
  });

  it('rejects cross-site requests', async () => {
    const { username } = await tests.createUser();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { status, body } = await tests.login(username, password, {}, { headers });
    expect([status, body.code]).toEqual([403, 'foreign_origin']);
  });

  it('requires verification, and reports it only with the right password', async () => {
    const user = await tests.createUser({ is_verified: false });
    expect((await tests.login(user.username, otherPassword)).body).toMatchObject({ code: 'credentials_wrong' });
    const { status, body, cookie } = await tests.login(user.username);
    expect([status, cookie]).toEqual([403, undefined]);
    expect(body).toMatchObject({ code: 'verification_required', requiresVerification: true });
    expect(await failures(user.id)).toBe(1);
  });

  it('renews a hash with outdated parameters', async () => {
    const password_hash = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    const user = await tests.createUser({ password_hash });
    expect((await tests.login(user.username)).status).toBe(200);
    expect((await tests.user(user.id)).password_hash).toContain('m=19456,t=2,p=1');
    expect((await tests.login(user.username)).status).toBe(200);
  });
});

describe('POST /api/login with a second factor', () => {
  const withFactor = () => tests.createUser({ second_factor_since: new Date() });

  it('requires the code, and reports it only with the right password', async () => {
    const user = await withFactor();
    const wrong = await tests.login(user.username, otherPassword, { code: '123456' });
    expect(wrong.body.code).toBe('credentials_wrong');
    for (const code of [undefined, '', '  ']) {
      const { status, body, cookie } = await tests.login(user.username, password, { code });
      expect([status, body.code, cookie]).toEqual([403, 'second_factor_required', undefined]);
    }
    expect(await failures(user.id)).toBe(1);
  });

  it('accepts the code and marks the session as verified', async () => {
    const user = await withFactor();
    expect((await tests.login(user.username, password, { code: '123456' })).status).toBe(200);
    const [session] = await tests.database.query('select sess from sessions where user_id = $1', [user.id]);
    expect(session.sess).toMatchObject({ secondFactor: true });
  });

  it('accepts ten wrong codes with the right password', async () => {
    const user = await withFactor();
    await tests.countWrongSignIns(user.username, 9);
    // Without a code, an attempt is not counted.
    await tests.login(user.username, password);
    const { status, body } = await tests.login(user.username, password, { code: '000000' });
    expect([status, body.code]).toEqual([403, 'second_factor_wrong']);
    expect((await tests.login(user.username, password, { code: '123456' })).status).toBe(429);
  });
});

describe('repeated POST /api/login', () => {
  it('does not reveal by its counts that a user name and an address belong to one account', async () => {
    const user = await tests.createUser();
    const otherUser = await tests.createUser();
    await tests.countWrongSignIns(user.username, 10);
    expect((await tests.login(user.username, 'wrong')).status).toBe(429);
    for (const other of [user.email, otherUser.email, 'ninguem-mesmo@example.com']) {
      await tests.countWrongSignIns(other, 9);
      const statuses = [await tests.login(other, 'wrong'), await tests.login(other, 'wrong')];
      expect(statuses.map(({ status }) => status)).toEqual([401, 429]);
    }
  });

  it('rejects attempts after forty wrong ones for an account, with any login', async () => {
    const user = await tests.createUser();
    const sql = 'update users set failed_sign_ins = 40, failed_sign_in_at = now() where id = $1';
    await tests.database.query(sql, [user.id]);
    expect((await tests.login(user.username)).status).toBe(429);
  });

  it('accepts ten concurrent wrong attempts for a login, case-insensitively, and no more', async () => {
    const user = await tests.createUser();
    const guesses = Array.from({ length: 24 }, (_, guess) =>
      tests.login(guess % 2 ? user.username : user.username.toUpperCase(), `guess ${guess}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    const { status, body, headers, cookie } = await tests.login(user.username);
    expect([status, body.code, cookie]).toEqual([429, 'too_many_requests', undefined]);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(880);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  it('accepts sign-ins again after a quarter of an hour', async () => {
    const user = await tests.createUser();
    const past = `update users set failed_sign_ins = 40, failed_sign_in_at = now() - interval '15 minutes' where id = $1`;
    await tests.database.query(past, [user.id]);
    expect((await tests.login(user.username)).status).toBe(200);
  });

  it('resets the count after a successful sign-in', async () => {
    const user = await tests.createUser();
    await tests.countWrongSignIns(user.username, 8);
    await tests.login(user.username, 'wrong');
    expect(await failures(user.id)).toBe(9);
    expect((await tests.login(user.username)).status).toBe(200);
    expect(await failures(user.id)).toBe(0);
  });

  it('applies the same limit to a login without an account', async () => {
    const login = 'ninguem@example.com';
    await tests.countWrongSignIns(login, 9);
    const answers = [await tests.login(login, 'wrong'), await tests.login(login, 'wrong')];
    expect(answers.map(({ status }) => status)).toEqual([401, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(880);
    expect((await tests.login('outra-pessoa')).status).toBe(401);
  });

  it('limits a client address to sixty calls in ten minutes, including successful ones', async () => {
    const { username } = await tests.createUser();
    const remoteAddress = newSender();
    const signIn = () => tests.login(username, password, {}, { remoteAddress });
    const call = () => tests.call('POST', '/api/login', {}, { remoteAddress });
    expect((await signIn()).status).toBe(200);
    for (let count = 1; count < 60; count += 1) expect((await call()).status).toBe(400);
    expect([(await call()).status, (await signIn()).status]).toEqual([429, 429]);
  });
});

describe('POST /api/login and data that visitors sent with the address', () => {
  const confirmed: number[] = [];
  let fails = false;
  beforeAll(() => {
    tests.api.app.get(AccountEvents).onAddressConfirmed(async (user, manager) => {
      await manager.query(`update users set bio = 'attached' where id = $1`, [user.id]);
      confirmed.push(user.id);
      if (fails) await manager.query('select no_such_column');
    });
  });
  beforeEach(() => confirmed.splice(0));

  it('adopts the data', async () => {
    const user = await tests.createUser();
    expect((await tests.login(user.username)).status).toBe(200);
    expect([confirmed, (await tests.user(user.id)).bio]).toEqual([[user.id], 'attached']);
  });

  it('signs in if the adoption fails, and rolls the adoption back', async () => {
    fails = true;
    const user = await tests.createUser();
    const { status, cookie } = await tests.login(user.username);
    fails = false;
    expect([status, confirmed, (await tests.user(user.id)).bio]).toEqual([200, [user.id], null]);
    expect(await tests.statusOf({ sid: cookie!.value })).toBe(200);
  });
});

it('rejects a password that is changed concurrently', async () => {
  const user = await tests.createUser();
  let answer: ReturnType<AuthApi['login']> | undefined;
  await tests.database.transaction(async (manager) => {
    await manager.query(`update users set password_hash = 'another' where id = $1`, [user.id]);
    answer = tests.login(user.username);
    // The sign-in has read the old hash and waits for the row lock.
    await tests.untilLockWait();
  });
  expect(await answer).toMatchObject({ status: 401, body: { code: 'credentials_wrong' }, cookie: undefined });
  const sessions = await tests.database.query('select 1 from sessions where user_id = $1', [user.id]);
  expect(sessions).toEqual([]);
});
