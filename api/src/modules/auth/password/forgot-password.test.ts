import { buildUser } from '../../../../test/factories/index.ts';
import { newSender } from '../../../../test/public-form.ts';
import { AuthApi, inOrder } from '../testing/auth-api.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start();
});
afterAll(() => tests.close());

const forgot = (email: unknown, options?: Parameters<AuthApi['call']>[3]) =>
  tests.call('POST', '/api/forgot-password', { email }, options);

describe('POST /api/forgot-password', () => {
  it('mails a link to verified and unverified accounts, with the same response for every address', async () => {
    const user = await tests.createUser({ language: 'en' });
    const unconfirmed = await tests.createUser({ is_verified: false });
    const first = await forgot(user.email.toUpperCase());
    expect([first.status, first.body]).toEqual([200, { success: true, message: expect.any(String) }]);
    const others = await Promise.all([forgot(unconfirmed.email), forgot('ninguem@example.com')]);
    expect(others.map(({ body }) => body)).toEqual([first.body, first.body]);
    expect(await tests.mails(user.email)).toMatchObject([{ kind: 'reset-password', language: 'en' }]);
    expect(await tests.mails(unconfirmed.email)).toHaveLength(1);
    expect(await tests.mails('ninguem@example.com')).toEqual([]);
  });

  it('issues a link that is valid for an hour, and does not store its token', async () => {
    const { id, email } = await tests.createUser();
    await forgot(email);
    const [row] = await tests.database.query('select * from user_tokens where user_id = $1', [id]);
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(3_600_000);
    const kept = JSON.stringify([row, await tests.mails(email)]);
    expect(kept).not.toContain(await tests.token(id, 'reset-password'));
  });

  it('does not change the password', async () => {
    const { username, email } = await tests.createUser();
    await forgot(email);
    expect((await tests.login(username)).status).toBe(200);
  });

  it.each(['an', 'no'])(
    'mails once a minute, and rejects other requests with the seconds to wait: %s account',
    async (account) => {
      const { email } = account === 'no' ? buildUser() : await tests.createUser();
      expect(inOrder(await Promise.all([forgot(email), forgot(email), forgot(email)]))).toEqual([200, 429, 429]);
      const { headers, body } = await forgot(email);
      expect([body.code, Number(headers['retry-after'])]).toEqual(['too_many_requests', body.retryAfterSeconds]);
      expect(body.retryAfterSeconds).toEqual(expect.closeTo(60, -2));
      await tests.ageRequests(email);
      expect((await forgot(email)).status).toBe(200);
    },
  );

  it('mails after the returned waiting time', async () => {
    const { id, email } = await tests.createUser();
    await Promise.all([forgot(email), forgot(email), forgot(email)]);
    expect(await tests.mails(email)).toHaveLength(1);
    await tests.age(id);
    await forgot(email);
    expect(await tests.mails(email)).toHaveLength(2);
  });

  it('takes the same time for an address without an account', async () => {
    const { email } = await tests.createUser();
    for (const one of [email, 'ninguem@example.com']) {
      const start = performance.now();
      await forgot(one);
      expect(performance.now() - start).toBeGreaterThan(145);
    }
  });

  it.each([
    [undefined, 'validation.emailMissing'],
    ['ana', 'validation.email'],
  ])('rejects %j', async (email, message) => {
    const { status, body } = await forgot(email);
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { email: message }]);
  });

  it('mails at most three times an hour', async () => {
    const { email } = await tests.createUser();
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await forgot(email)).status);
      await tests.ageRequests(email);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await tests.mails(email)).toHaveLength(3);
  });

  it('limits a client address to ten calls in ten minutes', async () => {
    const remoteAddress = newSender();
    for (let count = 0; count < 10; count += 1) expect((await forgot('x', { remoteAddress })).status).toBe(400);
    expect((await forgot('x', { remoteAddress })).status).toBe(429);
  });
});
