import { codeOf } from '../../../../test/authenticator-code.ts';
import { SecondFactorApi } from '../testing/second-factor-api.ts';
import { SecondFactors } from './second-factor.service.ts';

let tests: SecondFactorApi;
beforeAll(async () => {
  tests = await SecondFactorApi.start();
});
afterAll(() => tests.api.close());

describe('POST /api/account/recovery-codes', () => {
  it('requires authentication', async () => {
    const answer = await tests.renew();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('requires the password', async () => {
    const { cookies, secret } = await tests.signInWithSecondFactor();
    const answer = await tests.renew(cookies, codeOf(secret), 'another');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'password_wrong']);
  });

  it('requires a code', async () => {
    const { user, cookies } = await tests.signInWithSecondFactor();
    const answer = await tests.renew(cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_wrong']);
    expect((await tests.mailed(user)).map(({ change }) => change)).toEqual(['on']);
  });

  it('returns ten new codes and invalidates the former ones', async () => {
    const { user, cookies, secret, recoveryCodes } = await tests.signInWithSecondFactor();
    const answer = await tests.renew(cookies, codeOf(secret));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const renewed: string[] = answer.json().recoveryCodes;
    expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20);
    const verify = async (code = '') =>
      tests.api.app.get(SecondFactors, { strict: false }).verify(await tests.find(user), code);
    expect([await verify(recoveryCodes[0]), await verify(renewed[0])]).toEqual([false, true]);
    expect((await tests.mailed(user)).map(({ change }) => change)).toEqual(['on', 'codes']);
  });

  it('returns 409 without an active second factor', async () => {
    const { cookies } = await tests.signIn();
    await tests.begin(cookies);
    const answer = await tests.renew(cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'second_factor_inactive']);
  });

  it('leaves ten codes after concurrent requests', async () => {
    const { user, cookies, recoveryCodes } = await tests.signInWithSecondFactor();
    const answers = await Promise.all(recoveryCodes.slice(0, 3).map((code) => tests.renew(cookies, code)));
    // A request with a code that a concurrent request has replaced is rejected.
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => [200, 403].includes(status))).toBe(true);
    expect(await tests.codesLeft(user)).toBe(10);
  });
});
