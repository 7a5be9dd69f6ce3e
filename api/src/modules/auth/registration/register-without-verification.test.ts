import { nextSerial } from '../../../../test/factories/seed.ts';
import { AuthApi, password } from '../testing/auth-api.ts';

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

describe('POST /api/register without mandatory verification', () => {
  it('signs in and mails the link', async () => {
    const given = form({ firstName: 'Rita' });
    const { status, body, cookie } = await register(given);
    expect([status, body.requiresVerification]).toEqual([200, false]);
    expect(body.user).toMatchObject({ username: given.username, firstName: 'Rita', isVerified: false });
    expect(await tests.statusOf({ sid: cookie!.value })).toBe(200);
    expect(await tests.mails(given.email)).toMatchObject([{ kind: 'verify-email' }]);
  });

  it('reports a taken address without a mail', async () => {
    const owner = await tests.createUser();
    const { status, body, cookie } = await register(form({ email: owner.email }));
    expect([status, body.code, cookie]).toEqual([409, 'email_taken', undefined]);
    expect(body.fields).toEqual({ email: 'email_taken' });
    expect(await tests.mails(owner.email)).toEqual([]);
  });

  it('lets an unverified account sign in', async () => {
    const { username } = await tests.createUser({ is_verified: false });
    expect((await tests.login(username)).status).toBe(200);
  });
});

describe('POST /api/registrations/{token}/removal without mandatory verification', () => {
  it('ends the sessions, locks the account and makes it due for erasure, because it may have been used', async () => {
    const given = form();
    const { cookie } = await register(given);
    const [user] = await tests.database.query<{ id: number }[]>('select id from users where email = $1', [given.email]);
    const token = await tests.token(user!.id, 'verify-email');
    expect((await tests.call('POST', `/api/registrations/${token}/removal`)).status).toBe(200);
    expect(await tests.statusOf({ sid: cookie!.value })).toBe(401);
    expect((await tests.login(given.username)).status).toBe(401);
    const due = 'select deletion_due_at <= now() as is_due from users where id = $1';
    expect(await tests.database.query(due, [user!.id])).toEqual([{ is_due: true }]);
  });
});
