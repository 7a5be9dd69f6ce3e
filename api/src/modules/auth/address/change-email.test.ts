import { newSender } from '../../../../test/public-form.ts';
import { withoutTable } from '../../../../test/without-table.ts';
import { AuthApi, password } from '../testing/auth-api.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start();
});
afterAll(() => tests.close());

let addresses = 0;
const freeAddress = () => `novo${(addresses += 1)}@example.com`;

const change = (cookies: Record<string, string>, email: unknown, currentPassword = password, more = {}) =>
  tests.call('PUT', '/api/account/email', { email, currentPassword }, { cookies, ...more });
const cancel = (cookies: Record<string, string>) => tests.call('DELETE', '/api/account/email', undefined, { cookies });
const verify = (token: string) => tests.call('GET', `/api/verify-email?token=${token}`);

describe('PUT /api/account/email', () => {
  it('requires authentication', async () => {
    expect((await change({}, freeAddress())).body.code).toBe('unauthenticated');
  });

  it('mails a link to the new address and changes nothing before it is opened', async () => {
    const { user, cookies } = await tests.signedIn({ language: 'en' });
    const email = freeAddress();
    const { status, body, headers } = await change(cookies, ` ${email.toUpperCase()} `);
    expect([status, body.email, body.pendingEmail]).toEqual([200, user.email, email]);
    expect(headers['cache-control']).toBe('private, no-store');
    const [row] = await tests.database.query('select * from user_tokens where user_id = $1', [user.id]);
    expect(row).toMatchObject({ purpose: 'change-email', email });
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(24 * 3_600_000);
    const data = { tokenId: row.id, userId: user.id };
    expect(await tests.mails(email)).toEqual([{ kind: 'change-email', recipient: email, language: 'en', data }]);
    expect(await tests.mails(user.email)).toMatchObject([{ kind: 'email-change-requested', language: 'en' }]);
    expect((await tests.login(email)).status).toBe(401);
  });

  it('returns the same response for an address with an account, without a mail', async () => {
    const owner = await tests.createUser();
    const { cookies } = await tests.signedIn();
    const { status, body } = await change(cookies, owner.email);
    expect([status, body.pendingEmail]).toEqual([200, owner.email]);
    expect(await tests.mails(owner.email)).toEqual([]);
  });

  it('invalidates the link of an earlier change, also if the later address is taken', async () => {
    const { user, cookies } = await tests.signedIn();
    const owner = await tests.createUser();
    await change(cookies, freeAddress());
    const former = await tests.token(user.id, 'change-email');
    await change(cookies, owner.email);
    expect((await verify(former)).body.code).toBe('token_invalid');
  });

  it('cancels a pending change if the current address is requested', async () => {
    const { user, cookies } = await tests.signedIn();
    await change(cookies, freeAddress());
    const token = await tests.token(user.id, 'change-email');
    const { status, body } = await change(cookies, user.email);
    expect([status, body.pendingEmail]).toEqual([200, null]);
    expect((await verify(token)).body.code).toBe('token_invalid');
    expect((await tests.mails(user.email)).map(({ kind }) => kind)).toEqual(['email-change-requested']);
  });

  it('rejects and counts a wrong password', async () => {
    const { user, cookies } = await tests.signedIn();
    const email = freeAddress();
    const { status, body } = await change(cookies, email, 'wrong');
    expect([status, body.code, body.fields]).toEqual([403, 'password_wrong', { currentPassword: 'password_wrong' }]);
    expect(await tests.user(user.id)).toMatchObject({ pending_email: null, failed_sign_ins: 1 });
    expect(await tests.mails(email)).toEqual([]);
  });

  it.each([
    ['ana', password, { email: 'validation.email' }],
    ['', password, { email: 'validation.email' }],
    [`${'a'.repeat(250)}@example.com`, password, { email: 'validation.email' }],
    ['ana@example.com', '', { currentPassword: 'validation.currentPassword' }],
  ])('rejects %j with %j', async (email, currentPassword, fields) => {
    const { cookies } = await tests.signedIn();
    const { status, body } = await change(cookies, email, currentPassword);
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it('leaves one valid link after two concurrent changes', async () => {
    const { user, cookies } = await tests.signedIn();
    await Promise.all([change(cookies, freeAddress()), change(cookies, freeAddress())]);
    const open = await tests.database.query(
      'select email from user_tokens where user_id = $1 and revoked_at is null and used_at is null',
      [user.id],
    );
    expect(open).toEqual([{ email: (await tests.user(user.id)).pending_email }]);
  });

  it('rolls back if the mail cannot be enqueued', async () => {
    const { user, cookies } = await tests.signedIn();
    await withoutTable(tests.database, 'mails', async () => {
      expect((await change(cookies, freeAddress())).status).toBe(500);
    });
    expect((await tests.user(user.id)).pending_email).toBeNull();
  });

  it('limits a client address to ten calls in ten minutes, because each mails an arbitrary address', async () => {
    const { cookies } = await tests.signedIn();
    const more = { remoteAddress: newSender() };
    for (let count = 0; count < 10; count += 1) expect((await change(cookies, 'x', password, more)).status).toBe(400);
    expect((await change(cookies, 'x', password, more)).status).toBe(429);
  });
});

describe('DELETE /api/account/email', () => {
  it('requires authentication', async () => {
    expect((await cancel({})).body.code).toBe('unauthenticated');
  });

  it('cancels a pending change and invalidates its link', async () => {
    const { user, cookies } = await tests.signedIn();
    await change(cookies, freeAddress());
    const token = await tests.token(user.id, 'change-email');
    const { status, body } = await cancel(cookies);
    expect([status, body.email, body.pendingEmail]).toEqual([200, user.email, null]);
    expect((await verify(token)).body.code).toBe('token_invalid');
    expect((await tests.user(user.id)).email).toBe(user.email);
  });

  it('returns the same response without a pending change and does not affect other users', async () => {
    const mine = await tests.signedIn();
    const other = await tests.signedIn();
    const email = freeAddress();
    await change(other.cookies, email);
    expect((await cancel(mine.cookies)).status).toBe(200);
    expect((await tests.user(other.user.id)).pending_email).toBe(email);
    expect((await verify(await tests.token(other.user.id, 'change-email'))).status).toBe(200);
  });
});
