import { newSender } from '../../../../test/public-form.ts';
import { AuthApi } from '../test-auth.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start();
});
afterAll(() => tests.close());

const resend = (email: unknown, options?: Parameters<AuthApi['call']>[3]) =>
  tests.call('POST', '/api/resend-verification', { email }, options);

describe('POST /api/resend-verification', () => {
  it('mails a new link to who waits for it, and the same answer to everybody', async () => {
    const waiting = await tests.somebody({ is_verified: false, language: 'en' });
    const done = await tests.somebody();
    const first = await resend(` ${waiting.email.toUpperCase()} `);
    expect([first.status, first.body]).toEqual([200, { success: true, message: expect.any(String) }]);
    for (const email of [done.email, 'ninguem@example.com']) expect((await resend(email)).body).toEqual(first.body);
    expect(await tests.mails(waiting.email)).toMatchObject([{ kind: 'verify-email', language: 'en' }]);
    expect([await tests.mails(done.email), await tests.mails('ninguem@example.com')]).toEqual([[], []]);
  });

  it('mails what follows the sign-in with the link, and refuses another site', async () => {
    const { email } = await tests.somebody({ is_verified: false });
    const call = (returnTo: string) =>
      tests.call('POST', '/api/resend-verification', { email, returnTo, save: 12 });
    expect((await call('//evil.example')).status).toBe(400);
    expect((await call('/jobs/analista-12')).status).toBe(200);
    const target = { returnTo: '/jobs/analista-12', save: 12 };
    expect(await tests.mails(email)).toMatchObject([{ kind: 'verify-email', data: { target } }]);
  });

  it('mails once a minute, however often and at once it is asked', async () => {
    const { id, email } = await tests.somebody({ is_verified: false });
    await Promise.all([resend(email), resend(email), resend(email)]);
    expect(await tests.mails(email)).toHaveLength(1);
    await tests.age(id);
    await resend(email);
    expect(await tests.mails(email)).toHaveLength(2);
  });

  it('takes the same time for who is not here', async () => {
    const { email } = await tests.somebody({ is_verified: false });
    for (const one of [email, 'ninguem@example.com']) {
      const start = performance.now();
      await resend(one);
      expect(performance.now() - start).toBeGreaterThan(145);
    }
  });

  it.each([
    [undefined, 'validation.emailMissing'],
    ['ana', 'validation.email'],
    [['ana@example.com'], expect.any(String)],
  ])('refuses %j', async (email, message) => {
    const { status, body } = await resend(email);
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { email: message }]);
  });

  it('takes ten in ten minutes of one network address', async () => {
    const remoteAddress = newSender();
    for (let count = 0; count < 10; count += 1) expect((await resend('x', { remoteAddress })).status).toBe(400);
    expect((await resend('x', { remoteAddress })).status).toBe(429);
  });
});
