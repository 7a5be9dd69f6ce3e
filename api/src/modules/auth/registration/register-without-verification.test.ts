import { nextSerial } from '../../../../test/factories/seed.ts';
import { AuthApi, password } from '../test-auth.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start({ accounts: { requiresVerification: false } });
});
afterAll(() => tests.close());

const form = (changes: object = {}) => {
  const username = `nova-pessoa-${nextSerial()}`;
  return { username, email: `${username}@example.com`, password, confirmPassword: password, ...changes };
};

const register = (given: unknown) => tests.call('POST', '/api/register', given);

describe('POST /api/register where no address has to be confirmed', () => {
  it('signs in, and mails the link all the same', async () => {
    const given = form({ firstName: 'Rita' });
    const { status, body, cookie } = await register(given);
    expect([status, body.requiresVerification]).toEqual([200, false]);
    expect(body.user).toMatchObject({ username: given.username, firstName: 'Rita', isVerified: false });
    expect(await tests.statusOf({ sid: cookie!.value })).toBe(200);
    expect(await tests.mails(given.email)).toMatchObject([{ kind: 'verify-email' }]);
  });

  it('says that an address is taken, and mails nothing', async () => {
    const owner = await tests.somebody();
    const { status, body, cookie } = await register(form({ email: owner.email }));
    expect([status, body.code, cookie]).toEqual([409, 'email_taken', undefined]);
    expect(body.fields).toEqual({ email: 'email_taken' });
    expect(await tests.mails(owner.email)).toEqual([]);
  });

  it('lets in who never confirmed an address', async () => {
    const { username } = await tests.somebody({ is_verified: false });
    expect((await tests.login(username)).status).toBe(200);
  });
});
