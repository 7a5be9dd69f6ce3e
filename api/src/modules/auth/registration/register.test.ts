import { nextSerial } from '../../../../test/factories/seed.ts';
import { newSender } from '../../../../test/public-form.ts';
import { withoutTable } from '../../../../test/without-table.ts';
import { AccountEvents, type RegistrationChoices } from '../../users/index.ts';
import { AuthApi, inOrder, otherPassword, password } from '../testing/auth-api.ts';

interface Registration {
  userId: number;
  choices: RegistrationChoices;
}

let tests: AuthApi;
const registrations: Registration[] = [];
let fails = false;
beforeAll(async () => {
  tests = await AuthApi.start();
  tests.api.app.get(AccountEvents).onRegistered(async ({ id }, choices, manager) => {
    registrations.push({ userId: id, choices });
    await manager.query(`update users set bio = 'subscribed' where id = $1`, [id]);
    if (fails) await manager.query('select no_such_column');
  });
});
beforeEach(() => registrations.splice(0));
afterAll(() => tests.close());

function form(changes: Record<string, unknown> = {}) {
  const serial = nextSerial();
  const username = `nova.pessoa-${serial}`;
  return { username, email: `${username}@example.com`, password, confirmPassword: password, ...changes };
}

const register = (given: unknown, options?: Parameters<AuthApi['call']>[3]) =>
  tests.call('POST', '/api/register', given, options);

const stored = async (email: string) =>
  (await tests.database.query<Record<string, unknown>[]>('select * from users where email = $1', [email]))[0];

const kinds = async (email: string) => (await tests.mails(email)).map(({ kind }) => kind);

describe('POST /api/register', () => {
  it('creates the account and mails a link, without a session', async () => {
    const given = form({ firstName: ' Rita ', lastName: '', role: 'admin', isVerified: true, is_verified: true });
    const { status, body, cookie, headers } = await register({ ...given, email: given.email.toUpperCase() });
    expect([status, cookie, headers['cache-control']]).toEqual([200, undefined, 'private, no-store']);
    expect(body).toEqual({ user: null, requiresVerification: true, message: expect.any(String) });
    const user = await stored(given.email);
    expect(user).toMatchObject({
      username: given.username,
      first_name: 'Rita',
      last_name: null,
      role: 'user',
      language: 'pt',
      is_verified: false,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    const tokens = await tests.database.query('select * from user_tokens where user_id = $1', [user?.id]);
    expect(tokens).toMatchObject([{ purpose: 'verify-email', email: given.email, used_at: null, revoked_at: null }]);
    const lifetime = tokens[0].expires_at.getTime() - tokens[0].created_at.getTime();
    expect(lifetime).toBe(24 * 3_600_000);
    const data = { tokenId: tokens[0].id, userId: user?.id };
    expect(await tests.mails(given.email)).toEqual([
      { kind: 'verify-email', recipient: given.email, language: 'pt', data },
    ]);
    expect((await tests.login(given.username)).body.code).toBe('verification_required');
  });

  it('mails the sign-in target with the link', async () => {
    const target = { returnTo: '/jobs/analista-12?page=2', save: 12 };
    const given = form(target);
    await register(given);
    expect(await tests.mails(given.email)).toMatchObject([{ kind: 'verify-email', data: { target } }]);
  });

  it.each([
    [{ returnTo: '//evil.example' }, { returnTo: expect.any(String) }],
    [{ returnTo: 'https://evil.example/jobs' }, { returnTo: expect.any(String) }],
    [{ returnTo: '/.//evil.example' }, { returnTo: expect.any(String) }],
    [{ returnTo: `/${'a'.repeat(500)}` }, { returnTo: expect.any(String) }],
    [{ save: 0 }, { save: 'validation.id' }],
  ])('rejects an invalid sign-in target: %j', async (target, fields) => {
    const given = form(target);
    const { status, body } = await register(given);
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await tests.mails(given.email)).toEqual([]);
  });

  it('passes the choices to listeners', async () => {
    const choices = {
      subscribeToNewsletter: false,
      newsletterFrequency: 'monthly',
      categories: ['ti'],
      language: 'en',
    };
    const given = form(choices);
    await register(given);
    expect(registrations).toEqual([{ userId: (await stored(given.email))?.id, choices }]);
    expect(await tests.mails(given.email)).toMatchObject([{ language: 'en' }]);
    await register(form());
    const defaults = { subscribeToNewsletter: true, newsletterFrequency: 'weekly', categories: [], language: 'pt' };
    expect(registrations[1]?.choices).toEqual(defaults);
  });

  it('creates the account if a listener fails, and rolls back that listener’s changes', async () => {
    fails = true;
    const given = form();
    const { status } = await register(given);
    fails = false;
    expect([status, registrations.length]).toEqual([200, 1]);
    expect(await stored(given.email)).toMatchObject({ bio: null });
    expect(await kinds(given.email)).toEqual(['verify-email']);
  });

  it('rolls back if the mail cannot be enqueued', async () => {
    const given = form();
    await withoutTable(tests.database, 'mails', async () => {
      expect((await register(given)).status).toBe(500);
    });
    expect(await stored(given.email)).toBeUndefined();
    expect((await register(given)).status).toBe(200);
  });

  it.each([
    [{ username: 'ab' }, { username: 'validation.username' }],
    [{ username: 'a'.repeat(51) }, { username: 'validation.usernameTooLong' }],
    [{ username: 'ana@example.com' }, { username: 'validation.usernameCharacters' }],
    [{ username: 'ana sá' }, { username: 'validation.usernameCharacters' }],
    [{ email: 'ana' }, { email: 'validation.email' }],
    [{ email: '' }, { email: 'validation.email' }],
    [
      { password: '12345', confirmPassword: '12345' },
      { password: 'validation.password', confirmPassword: expect.any(String) },
    ],
    [{ password: 'Passw0rd', confirmPassword: 'Passw0rd' }, { password: 'validation.passwordCommon' }],
    [{ confirmPassword: 'another one' }, { confirmPassword: 'validation.confirmPassword' }],
    [{ firstName: 'a'.repeat(101) }, { firstName: 'validation.tooLong' }],
    [{ newsletterFrequency: 'daily' }, { newsletterFrequency: 'validation.frequency' }],
    [{ subscribeToNewsletter: 'maybe' }, { subscribeToNewsletter: 'validation.choice' }],
    [{ language: 'fr' }, { language: 'validation.language' }],
  ])('rejects %j', async (changes, fields) => {
    const { status, body } = await register(form(changes));
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it('reports every field of an empty request', async () => {
    const { status, body } = await register({});
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual(['username', 'email', 'password', 'confirmPassword']);
  });

  it('rejects a taken user name, case-insensitively', async () => {
    const { username } = await tests.createUser();
    const given = form({ username: username.toUpperCase() });
    const { status, body } = await register(given);
    expect([status, body.code, body.fields]).toEqual([409, 'username_taken', { username: 'username_taken' }]);
    expect(await kinds(given.email)).toEqual([]);
  });

  it('rejects a taken user name in the same way, with and without an account for the address', async () => {
    const owner = await tests.createUser();
    const { username } = await tests.createUser();
    expect((await register(form({ username, email: owner.email }))).body.code).toBe('username_taken');
    expect(await kinds(owner.email)).toEqual([]);
  });

  it('limits a client address to thirty calls in ten minutes', async () => {
    const remoteAddress = newSender();
    for (let count = 0; count < 30; count += 1) expect((await register({}, { remoteAddress })).status).toBe(400);
    expect((await register({}, { remoteAddress })).status).toBe(429);
  });
});

describe('POST /api/register with an address that has an account', () => {
  it('responds as for a new address, changes nothing, and mails the owner once an hour', async () => {
    const owner = await tests.createUser({ language: 'en' });
    const fresh = await register(form());
    const given = form({ email: owner.email.toUpperCase() });
    const known = await register(given);
    expect([known.status, known.body, known.cookie]).toEqual([fresh.status, fresh.body, undefined]);
    await register(form({ email: owner.email }));
    const data = { userId: owner.id, tokenId: null };
    expect(await tests.mails(owner.email)).toEqual([
      { kind: 'account-exists', recipient: owner.email, language: 'en', data },
    ]);
    expect(await tests.user(owner.id)).toMatchObject({ username: owner.username, password_hash: owner.password_hash });
    expect((await tests.login(owner.username)).status).toBe(200);
  });

  it('mails the owner again after an hour', async () => {
    const owner = await tests.createUser();
    await register(form({ email: owner.email }));
    await tests.database.query(`update mails set key = key || ' of an earlier hour' where recipient = $1`, [
      owner.email,
    ]);
    await register(form({ email: owner.email }));
    expect(await kinds(owner.email)).toEqual(['account-exists', 'account-exists']);
  });

  it('lets the owner of an unverified address set a password, which replaces the first one', async () => {
    const firstForm = form({ password: otherPassword, confirmPassword: otherPassword });
    await register(firstForm);
    const { email, username } = firstForm;
    const { id } = (await stored(email)) as { id: number };
    await register(form({ email }));
    const token = await tests.token(id, 'reset-password');
    await register(form({ email }));
    expect(await tests.token(id, 'reset-password')).toBe(token);
    expect(await kinds(email)).toEqual(['account-exists', 'verify-email']);
    expect((await tests.call('GET', `/api/verify-email?token=${token}`)).body.code).toBe('token_invalid');
    expect(
      (await tests.call('POST', '/api/reset-password', { token, password, confirmPassword: password })).status,
    ).toBe(200);
    expect([(await tests.login(username, otherPassword)).status, (await tests.login(email)).status]).toEqual([
      401, 200,
    ]);
    expect(await stored(email)).toMatchObject({ is_verified: true });
  });
});

describe('concurrent POST /api/register', () => {
  it('gives a user name to one of two registrations', async () => {
    const { username } = form();
    const answers = await Promise.all([register(form({ username })), register(form({ username }))]);
    expect(inOrder(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('username_taken');
  });

  it('gives an address to one of two registrations, with the same response', async () => {
    const { email } = form();
    const answers = await Promise.all([register(form({ email })), register(form({ email }))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const [{ found }] = await tests.database.query('select count(*)::int as found from users where email = $1', [
      email,
    ]);
    expect([found, await kinds(email)]).toEqual([1, ['account-exists', 'verify-email']]);
  });

  it('creates one account for the same form sent twice', async () => {
    const given = form();
    const answers = await Promise.all([register(given), register(given)]);
    expect(inOrder(answers)).toEqual([200, 409]);
    expect(await kinds(given.email)).toEqual(['verify-email']);
  });
});
