import { SubscriptionApi } from './testing/test-subscription.ts';

let tests: SubscriptionApi;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/newsletter/subscription', () => {
  it('requires a session', async () => {
    const answer = await tests.get();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('returns 404 without a subscription', async () => {
    const { cookies } = await tests.signIn();
    const answer = await tests.get(cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'subscription_not_found']);
  });

  it("returns the user's subscription, and whether it is confirmed", async () => {
    const [me, other] = [await tests.signIn({ is_verified: false }), await tests.signIn()];
    await tests.update({ subscriptionStatus: true, frequency: 'both' }, me.cookies);
    await tests.update({ subscriptionStatus: false }, other.cookies);
    const answer = await tests.get(me.cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual({
      subscriptionStatus: true,
      frequency: 'both',
      interestedCategories: [],
      followsCategories: true,
      pausedUntil: null,
      searches: [],
      isConfirmed: false,
      isDeliverable: true,
    });
    expect((await tests.get(other.cookies)).json()).toMatchObject({ subscriptionStatus: false, isConfirmed: true });
  });
});
