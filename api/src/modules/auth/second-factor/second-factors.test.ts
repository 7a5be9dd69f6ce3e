import { SecondFactors } from './second-factors.ts';
import { codeOf } from '../../../../test/authenticator-code.ts';
import { SecondFactorApi } from './test-second-factor.ts';

let tests: SecondFactorApi;
beforeAll(async () => {
  tests = await SecondFactorApi.start();
});
afterAll(() => tests.api.close());

/** As at sign-in: with the user as read before. */
async function door() {
  const somebody = await tests.signInWithSecondFactor();
  const user = await tests.find(somebody.user);
  const secondFactors = tests.api.app.get(SecondFactors, { strict: false });
  return { ...somebody, verify: (code: string) => secondFactors.verify(user, code) };
}

const count = (results: readonly boolean[]) => results.filter(Boolean).length;

describe('a code of the authenticator', () => {
  it('works once, and then none of a step before', async () => {
    const { verify, secret } = await door();
    const code = codeOf(secret);
    expect([await verify(code), await verify(code)]).toEqual([true, false]);
    expect(await verify(codeOf(secret, -1))).toBe(false);
    expect(await verify(codeOf(secret, 1))).toBe(true);
  });

  it('that confirmed the second factor is used up', async () => {
    const { verify, secret } = await door();
    expect(await verify(codeOf(secret, -1))).toBe(false);
  });

  it('works for one of many at once', async () => {
    const { verify, secret } = await door();
    const results = await Promise.all(Array.from({ length: 8 }, () => verify(codeOf(secret))));
    expect(count(results)).toBe(1);
  });

  it('of another person, or of another time, is wrong', async () => {
    const [mine, other] = [await door(), await door()];
    expect(await mine.verify(codeOf(other.secret))).toBe(false);
    expect(await mine.verify(codeOf(mine.secret, 3))).toBe(false);
    for (const code of ['', '12345', 'constructor']) expect(await mine.verify(code)).toBe(false);
  });

  it('is none once the second factor is removed, or before it is confirmed', async () => {
    const { verify, secret, cookies } = await door();
    await tests.remove(cookies, codeOf(secret, 1));
    expect(await verify(codeOf(secret))).toBe(false);
    const { user, ...somebody } = await tests.signIn();
    const begun = (await tests.begin(somebody.cookies)).json().secret;
    const secondFactors = tests.api.app.get(SecondFactors, { strict: false });
    expect(await secondFactors.verify(await tests.find(user), codeOf(begun))).toBe(false);
  });
});

describe('a recovery code', () => {
  it.each([
    ['as it was shown', (code: string) => code],
    ['without dashes', (code: string) => code.replaceAll('-', '')],
    ['with spaces, in capitals', (code: string) => ` ${code.replaceAll('-', ' ').toUpperCase()} `],
  ])('works %s, once', async (_how, typed) => {
    const { verify, recoveryCodes, user } = await door();
    const [code = ''] = recoveryCodes;
    expect(await verify(typed(code))).toBe(true);
    expect(await verify(code)).toBe(false);
    expect(await tests.codesLeft(user)).toBe(9);
  });

  it('works for one of many at once', async () => {
    const { verify, recoveryCodes } = await door();
    const results = await Promise.all(Array.from({ length: 8 }, () => verify(recoveryCodes[3]!)));
    expect(count(results)).toBe(1);
  });

  it('of another person is wrong', async () => {
    const [mine, other] = [await door(), await door()];
    expect(await mine.verify(other.recoveryCodes[0]!)).toBe(false);
  });
});
