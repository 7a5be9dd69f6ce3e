import { codeOf } from '../../../../test/authenticator-code.ts';
import { eventually } from '../../../../test/eventually.ts';
import { saveSession } from '../../../../test/factories/index.ts';
import { SecondFactorApi } from '../testing/second-factor-api.ts';

let tests: SecondFactorApi;
beforeAll(async () => {
  tests = await SecondFactorApi.start();
});
afterAll(() => tests.api.close());

describe('POST /api/account/second-factor/removal', () => {
  it('requires authentication', async () => {
    const answer = await tests.remove();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('requires the password', async () => {
    const { cookies, secret } = await tests.signInWithSecondFactor();
    const answer = await tests.remove(cookies, codeOf(secret), 'another');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'password_wrong']);
    expect(await tests.hasSecondFactor(cookies)).toBe(true);
  });

  it('requires a code and accepts ten wrong ones', async () => {
    const { cookies, secret } = await tests.signInWithSecondFactor();
    const codes: string[] = [];
    for (let count = 0; count < 11; count += 1) codes.push((await tests.remove(cookies)).json().code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'second_factor_wrong'), 'too_many_requests']);
    expect((await tests.remove(cookies, codeOf(secret))).statusCode).toBe(429);
    expect(await tests.hasSecondFactor(cookies)).toBe(true);
  });

  it('accepts a recovery code and ends the other sessions', async () => {
    const { user, cookies, recoveryCodes } = await tests.signInWithSecondFactor();
    const elsewhere = await saveSession(tests.database, user.id);
    expect((await tests.remove(cookies, recoveryCodes[3])).statusCode).toBe(200);
    const statusOf = async (one: Record<string, string>) =>
      (await tests.api.inject({ url: '/api/user', cookies: one })).statusCode;
    expect([await statusOf(cookies), await statusOf(elsewhere)]).toEqual([200, 401]);
  });

  it('removes the second factor and its codes, and mails the owner', async () => {
    const { user, cookies, secret } = await tests.signInWithSecondFactor();
    const answer = await tests.remove(cookies, codeOf(secret));
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
    expect(await tests.hasSecondFactor(cookies)).toBe(false);
    expect(await tests.codesLeft(user)).toBe(0);
    const columns = 'second_factor_secret as secret, second_factor_step as step, second_factor_since as since';
    const [row] = await tests.database.query(`select ${columns} from users where id = $1`, [user.id]);
    expect(row).toEqual({ secret: null, step: null, since: null });
    expect((await tests.mailed(user)).map(({ change }) => change)).toEqual(['on', 'off']);
  });

  it('returns 409 without a second factor', async () => {
    const { cookies } = await tests.signIn();
    const answer = await tests.remove(cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'second_factor_inactive']);
  });

  it('accepts one of two concurrent requests', async () => {
    const { user, cookies, recoveryCodes } = await tests.signInWithSecondFactor();
    const waiting = `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const requests = await tests.database.transaction(async (manager) => {
      await manager.query('select from recovery_codes where user_id = $1 for update', [user.id]);
      const both = recoveryCodes.slice(0, 2).map((code) => tests.remove(cookies, code));
      // Both requests have read the active second factor and wait for the lock of their code.
      await eventually(async () => expect(await tests.database.query(waiting)).toEqual([{ waiting: 2 }]));
      return both;
    });
    const [first, second] = (await Promise.all(requests)).toSorted((one, other) => one.statusCode - other.statusCode);
    expect(first?.statusCode).toBe(200);
    // The first request also deletes the code of the second, sometimes before the second has verified it.
    expect(['second_factor_inactive', 'second_factor_wrong']).toContain(second?.json().code);
    expect(await tests.hasSecondFactor(cookies)).toBe(false);
    expect((await tests.mailed(user)).map(({ change }) => change)).toEqual(['on', 'off']);
  });

  it('does not affect other users', async () => {
    const [mine, other] = [await tests.signInWithSecondFactor(), await tests.signInWithSecondFactor()];
    expect((await tests.remove(mine.cookies, codeOf(mine.secret))).statusCode).toBe(200);
    expect(await tests.hasSecondFactor(other.cookies)).toBe(true);
    expect(await tests.codesLeft(other.user)).toBe(10);
  });

  it('closes the routes of admins to an admin until a second factor is set up again', async () => {
    const { cookies, secret } = await tests.signInWithSecondFactor({ role: 'admin' });
    const adminRoute = { url: '/api/newsletter-automation/campaigns', cookies };
    expect((await tests.api.inject(adminRoute)).statusCode).toBe(200);
    expect((await tests.remove(cookies, codeOf(secret))).statusCode).toBe(200);
    const closed = await tests.api.inject(adminRoute);
    expect([closed.statusCode, closed.json().code]).toEqual([403, 'second_factor_setup_required']);
    const { needsSecondFactor } = (await tests.api.inject({ url: '/api/user', cookies })).json();
    expect(needsSecondFactor).toBe(true);
    const setup = await tests.begin(cookies);
    expect((await tests.confirm(cookies, codeOf(setup.json().secret))).statusCode).toBe(200);
    expect((await tests.api.inject(adminRoute)).statusCode).toBe(200);
  });
});
