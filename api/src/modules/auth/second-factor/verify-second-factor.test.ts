import { codeOf } from '../../../../test/authenticator-code.ts';
import { SecondFactorApi } from '../testing/second-factor-api.ts';
import { SecondFactors } from './second-factor.service.ts';

let tests: SecondFactorApi;
beforeAll(async () => {
  tests = await SecondFactorApi.start();
});
afterAll(() => tests.api.close());

/** Verifies as the sign-in does, with a user that was read before. */
async function withSecondFactor() {
  const signedIn = await tests.signInWithSecondFactor();
  const user = await tests.find(signedIn.user);
  const secondFactors = tests.api.app.get(SecondFactors, { strict: false });
  return { ...signedIn, verify: (code: string) => secondFactors.verify(user, code) };
}

const count = (results: readonly boolean[]) => results.filter(Boolean).length;

describe('a code of the authenticator', () => {
  it('is accepted once, and no earlier step after it', async () => {
    const { verify, secret } = await withSecondFactor();
    const code = codeOf(secret);
    expect([await verify(code), await verify(code)]).toEqual([true, false]);
    expect(await verify(codeOf(secret, -1))).toBe(false);
    expect(await verify(codeOf(secret, 1))).toBe(true);
  });

  it('is consumed by the confirmation of the second factor', async () => {
    const { verify, secret } = await withSecondFactor();
    expect(await verify(codeOf(secret, -1))).toBe(false);
  });

  it('is accepted by one of many concurrent requests', async () => {
    const { verify, secret } = await withSecondFactor();
    const results = await Promise.all(Array.from({ length: 8 }, () => verify(codeOf(secret))));
    expect(count(results)).toBe(1);
  });

  it('is rejected for another user or another time', async () => {
    const [mine, other] = [await withSecondFactor(), await withSecondFactor()];
    expect(await mine.verify(codeOf(other.secret))).toBe(false);
    expect(await mine.verify(codeOf(mine.secret, 3))).toBe(false);
    for (const code of ['', '12345', 'constructor']) expect(await mine.verify(code)).toBe(false);
  });

  it('is rejected after the removal of the second factor and before its confirmation', async () => {
    const { verify, secret, cookies } = await withSecondFactor();
    await tests.remove(cookies, codeOf(secret, 1));
    expect(await verify(codeOf(secret))).toBe(false);
    const { user, ...signedIn } = await tests.signIn();
    const pendingSecret = (await tests.begin(signedIn.cookies)).json().secret;
    const secondFactors = tests.api.app.get(SecondFactors, { strict: false });
    expect(await secondFactors.verify(await tests.find(user), codeOf(pendingSecret))).toBe(false);
  });
});

describe('a recovery code', () => {
  it.each([
    ['as displayed', (code: string) => code],
    ['without dashes', (code: string) => code.replaceAll('-', '')],
    ['with spaces, in capitals', (code: string) => ` ${code.replaceAll('-', ' ').toUpperCase()} `],
  ])('is accepted %s, once', async (_how, typed) => {
    const { verify, recoveryCodes, user } = await withSecondFactor();
    const [code = ''] = recoveryCodes;
    expect(await verify(typed(code))).toBe(true);
    expect(await verify(code)).toBe(false);
    expect(await tests.codesLeft(user)).toBe(9);
  });

  it('is accepted by one of many concurrent requests', async () => {
    const { verify, recoveryCodes } = await withSecondFactor();
    const results = await Promise.all(Array.from({ length: 8 }, () => verify(recoveryCodes[3]!)));
    expect(count(results)).toBe(1);
  });

  it('is rejected for another user', async () => {
    const [mine, other] = [await withSecondFactor(), await withSecondFactor()];
    expect(await mine.verify(other.recoveryCodes[0]!)).toBe(false);
  });
});
