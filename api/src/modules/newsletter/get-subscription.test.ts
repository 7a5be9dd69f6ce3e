import { SubscriptionApi } from './test-subscription.ts';

let tests: SubscriptionApi;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/newsletter/subscription', () => {
  it('needs somebody who is signed in', async () => {
    const answer = await tests.get();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('says that there is none', async () => {
    const { cookies } = await tests.signIn();
    const answer = await tests.get(cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'subscription_not_found']);
  });

  it('answers one’s own, and whether it counts', async () => {
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
