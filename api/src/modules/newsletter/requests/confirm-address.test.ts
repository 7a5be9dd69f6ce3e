import { SubscriptionApi } from '../test-subscription.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';

let tests: SubscriptionApi;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
beforeEach(() => emptyTables(tests.database, 'alert_requests, subscribers, suppressed_addresses'));
afterAll(() => tests.api.close());

type Cookies = Record<string, string>;

const ask = (cookies: Cookies) => tests.call('POST', '/api/newsletter/subscription/confirmation-mail', { cookies });

/** Somebody who hears of what they follow alone, and whose mails came back. */
async function bounced() {
  const { user, cookies } = await tests.signIn();
  await tests.update({ subscriptionStatus: true, frequency: 'both', followsCategories: false }, cookies);
  await tests.suppression.suppress(user.email, 'hard_bounce');
  return { user, cookies, email: user.email.toLowerCase() };
}

describe('POST /api/newsletter/subscription/confirmation-mail', () => {
  it('mails the link to an address that sent mails back; once it is followed, alerts come as they were chosen', async () => {
    const { cookies, email } = await bounced();
    const before = (await tests.get(cookies)).json();
    expect((await ask(cookies)).json()).toEqual({ success: true, message: expect.any(String) });
    const [request] = await tests.requestsOf(email);
    const mails = await tests.database.query('select kind, recipient, data from mails where recipient = $1', [email]);
    expect(mails).toEqual([{ kind: 'alerts-requested', recipient: email, data: { requestId: request } }]);
    expect(await tests.reasonOf(email)).toBe('hard_bounce');
    expect((await tests.confirm(request!)).statusCode).toBe(200);
    expect(await tests.reasonOf(email)).toBeNull();
    expect((await tests.get(cookies)).json()).toEqual({ ...before, isDeliverable: true });
  });

  it('brings no alerts back to who has turned them off meanwhile, nor says so', async () => {
    const { cookies, email } = await bounced();
    await ask(cookies);
    await tests.update({ subscriptionStatus: false }, cookies);
    const [request] = await tests.requestsOf(email);
    const answer = await tests.confirm(request!);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'token_expired']);
    expect(await tests.reasonOf(email)).toBe('hard_bounce');
  });

  it('mails nothing where nothing came back', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({ subscriptionStatus: true }, cookies);
    expect((await ask(cookies)).statusCode).toBe(200);
    expect(await tests.requestsOf(user.email.toLowerCase())).toEqual([]);
  });

  it('mails nothing where alerts are off', async () => {
    const { cookies, email } = await bounced();
    await tests.update({ subscriptionStatus: false }, cookies);
    expect((await ask(cookies)).statusCode).toBe(200);
    expect(await tests.requestsOf(email)).toEqual([]);
  });

  it('mails three times within an hour at most', async () => {
    const { cookies, email } = await bounced();
    for (let time = 0; time < 3; time += 1) expect((await ask(cookies)).statusCode).toBe(200);
    const refused = await ask(cookies);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(await tests.requestsOf(email)).toHaveLength(3);
  });

  it('is for who has alerts', async () => {
    const { cookies } = await tests.signIn();
    const answers = [await ask({}), await ask(cookies)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, 'unauthenticated'],
      [404, 'subscription_not_found'],
    ]);
  });
});
