import { buildUser } from '../../../../test/factories/index.ts';
import { newSender } from '../../../../test/public-form.ts';
import { withoutTable } from '../../../../test/without-table.ts';
import { AuthApi, inOrder, password } from '../testing/auth-api.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start();
});
afterAll(() => tests.close());

const resend = (email: unknown, options?: Parameters<AuthApi['call']>[3]) =>
  tests.call('POST', '/api/resend-verification', { email }, options);

describe('POST /api/resend-verification', () => {
  it('mails a new link to an unverified account, with the same response for every address', async () => {
    const waiting = await tests.createUser({ is_verified: false, language: 'en' });
    const done = await tests.createUser();
    const first = await resend(` ${waiting.email.toUpperCase()} `);
    expect([first.status, first.body]).toEqual([200, { success: true, message: expect.any(String) }]);
    for (const email of [done.email, 'ninguem@example.com']) expect((await resend(email)).body).toEqual(first.body);
    expect(await tests.mails(waiting.email)).toMatchObject([{ kind: 'verify-email', language: 'en' }]);
    expect([await tests.mails(done.email), await tests.mails('ninguem@example.com')]).toEqual([[], []]);
  });

  it('mails the sign-in target with the link, and rejects URLs of other sites', async () => {
    const { email } = await tests.createUser({ is_verified: false });
    const call = (returnTo: string) => tests.call('POST', '/api/resend-verification', { email, returnTo, save: 12 });
    expect((await call('//evil.example')).status).toBe(400);
    expect((await call('/jobs/analista-12')).status).toBe(200);
    const target = { returnTo: '/jobs/analista-12', save: 12 };
    expect(await tests.mails(email)).toMatchObject([{ kind: 'verify-email', data: { target } }]);
  });

  it('mails once a minute, and rejects other requests with the seconds to wait', async () => {
    const { email } = await tests.createUser({ is_verified: false });
    const answers = await Promise.all([resend(email), resend(email), resend(email)]);
    expect(inOrder(answers)).toEqual([200, 429, 429]);
    const { headers, body } = answers.find(({ status }) => status === 429)!;
    expect([body.code, headers['retry-after']]).toEqual(['too_many_requests', String(body.retryAfterSeconds)]);
    expect(body.retryAfterSeconds).toEqual(expect.closeTo(60, -2));
    expect(await tests.mails(email)).toHaveLength(1);
    await tests.ageRequests(email, 58);
    expect((await resend(email)).body.retryAfterSeconds).toBeLessThanOrEqual(2);
    await tests.ageRequests(email, 3);
    expect((await resend(email)).status).toBe(200);
    expect(await tests.mails(email)).toHaveLength(2);
  });

  it.each(['an unverified', 'no'])('rejects the fourth request within an hour for %s account', async (account) => {
    const { email } = account === 'no' ? buildUser() : await tests.createUser({ is_verified: false });
    for (let count = 0; count < 3; count += 1) {
      expect((await resend(email)).status).toBe(200);
      await tests.ageRequests(email);
    }
    const { status, headers } = await resend(email);
    expect([status, Number(headers['retry-after'])]).toEqual([429, expect.closeTo(3600 - 3 * 61, -2)]);
    await tests.ageRequests(email, 3600 - 3 * 61);
    expect((await resend(email)).status).toBe(200);
    expect((await resend(email)).status).toBe(429);
  });

  it.each(['a new', 'a known'])('rejects %s address that was registered less than a minute ago', async (address) => {
    const { email, username } = buildUser();
    if (address === 'a known') await tests.createUser({ email });
    const registration = { username: `${username}x`, email, password, confirmPassword: password };
    expect((await tests.call('POST', '/api/register', registration)).status).toBe(200);
    const { status, body } = await resend(email.toUpperCase());
    expect([status, body.retryAfterSeconds]).toEqual([429, expect.closeTo(60, -2)]);
    await tests.ageRequests(email);
    expect((await resend(email)).status).toBe(200);
  });

  it('does not count a mail that could not be enqueued', async () => {
    const { email } = await tests.createUser({ is_verified: false });
    await withoutTable(tests.database, 'mails', async () => {
      expect((await resend(email)).status).toBe(500);
    });
    expect((await resend(email)).status).toBe(200);
    expect(await tests.mails(email)).toHaveLength(1);
  });

  it('takes the same time for an address without an account, also for rejections', async () => {
    const { email } = await tests.createUser({ is_verified: false });
    for (const one of [email, email, 'outra@example.com', 'outra@example.com']) {
      const start = performance.now();
      await resend(one);
      expect(performance.now() - start).toBeGreaterThan(145);
    }
  });

  it.each([
    [undefined, 'validation.emailMissing'],
    ['ana', 'validation.email'],
    [['ana@example.com'], expect.any(String)],
  ])('rejects %j', async (email, message) => {
    const { status, body } = await resend(email);
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { email: message }]);
  });

  it('limits a client address to ten calls in ten minutes', async () => {
    const remoteAddress = newSender();
    for (let count = 0; count < 10; count += 1) expect((await resend('x', { remoteAddress })).status).toBe(400);
    expect((await resend('x', { remoteAddress })).status).toBe(429);
  });
});
