import { codeOf } from '../../../../test/authenticator-code.ts';
import { SecondFactorApi } from '../testing/second-factor-api.ts';

let tests: SecondFactorApi;
beforeAll(async () => {
  tests = await SecondFactorApi.start();
});
afterAll(() => tests.api.close());

const stored = async (id: number) => {
  const sql = 'select second_factor_secret as secret, second_factor_since as since from users where id = $1';
  return (await tests.database.query<{ secret: Buffer | null; since: Date | null }[]>(sql, [id]))[0];
};

describe('POST /api/account/second-factor', () => {
  it('requires authentication', async () => {
    const answer = await tests.begin();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('requires the password', async () => {
    const { user, cookies } = await tests.signIn();
    const wrong = await tests.begin(cookies, 'another');
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'password_wrong']);
    const missing = await tests.begin(cookies, '');
    expect([missing.statusCode, missing.json().fields]).toEqual([
      400,
      { currentPassword: 'validation.currentPassword' },
    ]);
    expect(await stored(user.id)).toEqual({ secret: null, since: null });
  });

  it('returns the setup and changes nothing before its confirmation', async () => {
    const { user, cookies } = await tests.signIn();
    const answer = await tests.begin(cookies);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { secret, uri, qrCode } = answer.json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(`:${user.username}?`);
    expect(qrCode).toMatch(/^data:image\/svg\+xml,/);
    expect(await tests.hasSecondFactor(cookies)).toBe(false);
    expect(await tests.mailed(user)).toEqual([]);
  });

  it('stores the secret encrypted', async () => {
    const { user, cookies } = await tests.signIn();
    const { secret } = (await tests.begin(cookies)).json();
    const row = await stored(user.id);
    expect(row?.secret?.length).toBe(12 + 16 + 20);
    const [{ found }] = await tests.database.query('select strpos(u::text, $2) as found from users u where id = $1', [
      user.id,
      secret,
    ]);
    expect(found).toBe(0);
  });

  it('begins again with another secret and invalidates the former one', async () => {
    const { cookies } = await tests.signIn();
    const first = (await tests.begin(cookies)).json().secret;
    const second = (await tests.begin(cookies)).json().secret;
    expect(second).not.toBe(first);
    expect((await tests.confirm(cookies, codeOf(first))).json().code).toBe('second_factor_wrong');
    expect((await tests.confirm(cookies, codeOf(second))).statusCode).toBe(200);
  });

  it('returns 409 for an account with a second factor and does not change it', async () => {
    const { user, cookies } = await tests.signInWithSecondFactor();
    const before = await stored(user.id);
    const answer = await tests.begin(cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'second_factor_active']);
    expect(await stored(user.id)).toEqual(before);
  });
});
