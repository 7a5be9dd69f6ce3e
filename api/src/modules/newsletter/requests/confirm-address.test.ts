import { emptyTables } from '../../../../test/empty-tables.ts';
import { SubscriptionApi } from '../testing/test-subscription.ts';

let tests: SubscriptionApi;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
beforeEach(() => emptyTables(tests.database, 'alert_requests, subscribers, suppressed_addresses'));
afterAll(() => tests.api.close());

type Cookies = Record<string, string>;

const requestMail = (cookies: Cookies) =>
  tests.call('POST', '/api/newsletter/subscription/confirmation-mail', { cookies });

/** A subscriber without followed categories, whose mail bounced. */
async function bounced() {
  const { user, cookies } = await tests.signIn();
  await tests.update({ subscriptionStatus: true, frequency: 'both', followsCategories: false }, cookies);
  await tests.suppression.suppress(user.email, 'hard_bounce');
  return { user, cookies, email: user.email.toLowerCase() };
}

describe('POST /api/newsletter/subscription/confirmation-mail', () => {
  it('mails a link to an address that bounced, which resumes the alerts unchanged', async () => {
    const { cookies, email } = await bounced();
    const before = (await tests.get(cookies)).json();
    expect((await requestMail(cookies)).json()).toEqual({ success: true, message: expect.any(String) });
    const [request] = await tests.requestsOf(email);
    const mails = await tests.database.query('select kind, recipient, data from mails where recipient = $1', [email]);
    expect(mails).toEqual([{ kind: 'alerts-requested', recipient: email, data: { requestId: request } }]);
    expect(await tests.reasonOf(email)).toBe('hard_bounce');
    expect((await tests.confirm(request!)).statusCode).toBe(200);
    expect(await tests.reasonOf(email)).toBeNull();
    expect((await tests.get(cookies)).json()).toEqual({ ...before, isDeliverable: true });
  });

  it('does not resume alerts that were turned off after the request, and returns 410', async () => {
    const { cookies, email } = await bounced();
    await requestMail(cookies);
    await tests.update({ subscriptionStatus: false }, cookies);
    const [request] = await tests.requestsOf(email);
    const answer = await tests.confirm(request!);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'token_expired']);
    expect(await tests.reasonOf(email)).toBe('hard_bounce');
  });

  it('sends no mail if no mail bounced', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({ subscriptionStatus: true }, cookies);
    expect((await requestMail(cookies)).statusCode).toBe(200);
    expect(await tests.requestsOf(user.email.toLowerCase())).toEqual([]);
  });

  it('sends no mail if alerts are off', async () => {
    const { cookies, email } = await bounced();
    await tests.update({ subscriptionStatus: false }, cookies);
    expect((await requestMail(cookies)).statusCode).toBe(200);
    expect(await tests.requestsOf(email)).toEqual([]);
  });

  it('sends at most three mails within an hour', async () => {
    const { cookies, email } = await bounced();
    for (let time = 0; time < 3; time += 1) expect((await requestMail(cookies)).statusCode).toBe(200);
    const refused = await requestMail(cookies);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(await tests.requestsOf(email)).toHaveLength(3);
  });

  it('requires a subscription', async () => {
    const { cookies } = await tests.signIn();
    const answers = [await requestMail({}), await requestMail(cookies)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, 'unauthenticated'],
      [404, 'subscription_not_found'],
    ]);
  });
});
