import { randomUUID } from 'node:crypto';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { saveCategory } from '../../../../test/factories/index.ts';
import { consentText } from '../subscription.policy.ts';
import { SubscriptionApi } from '../testing/test-subscription.ts';

const email = 'marta@example.com';

let tests: SubscriptionApi;
let id: string;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
beforeEach(async () => {
  await emptyTables(tests.database, 'alert_requests, subscribers, suppressed_addresses');
  id = await tests.subscribed(email, { search: 'keyword=enfermeira' });
});
afterAll(() => tests.api.close());

const change = (payload: object) => tests.byLink('PATCH', id, '', { payload });
const shown = async () => (await tests.byLink('GET', id)).json();

describe('GET /api/newsletter/links/{token}', () => {
  it('returns the preferences, with a masked address', async () => {
    const before = await tests.storedOf(email);
    const answer = await tests.byLink('GET', id);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual({
      email: 'm…a@example.com',
      subscriptionStatus: true,
      frequency: 'weekly',
      interestedCategories: [],
      followsCategories: false,
      pausedUntil: null,
      searches: [{ id: expect.any(String), query: 'keyword=enfermeira', places: [], createdAt: expect.any(String) }],
      isConfirmed: true,
      hasAccount: false,
    });
    expect(await tests.storedOf(email)).toEqual(before);
  });

  it.each([
    ['a@example.com', 'a…@example.com'],
    ['ab@example.com', 'a…@example.com'],
    ['abc@example.com', 'a…c@example.com'],
  ])('masks %s as %s', async (address, expected) => {
    const answer = await tests.byLink('GET', await tests.subscribed(address));
    expect(answer.json()).toMatchObject({ email: expected });
  });

  it('accepts only valid links', async () => {
    const wrong = [
      tests.links.confirmationToken(id),
      'x',
      `${tests.links.token(id)}x`,
      tests.links.token(randomUUID()),
    ];
    for (const token of wrong) {
      const answer = await tests.call('GET', `/api/newsletter/links/${token}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'token_invalid']);
    }
  });
});

describe('PATCH /api/newsletter/links/{token}', () => {
  it('changes only the given fields', async () => {
    const { slug } = await saveCategory(tests.database);
    const pausedUntil = new Date(Date.now() + 86_400_000).toISOString();
    const before = await shown();
    const changes = { frequency: 'monthly', interestedCategories: [slug], followsCategories: true, pausedUntil };
    const answer = await change(changes);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual({ ...before, ...changes });
    expect((await change({})).json()).toEqual({ ...before, ...changes });
  });

  it('turns alerts off, and records a new consent when they are turned on', async () => {
    const before = await tests.storedOf(email);
    expect((await change({ subscriptionStatus: false })).json()).toMatchObject({ subscriptionStatus: false });
    expect(await tests.reasonOf(email)).toBe('unsubscribed');
    await change({ subscriptionStatus: true });
    expect(await tests.reasonOf(email)).toBeNull();
    const after = await tests.storedOf(email);
    expect(after).toMatchObject({ consent_text: consentText, consent_source: 'alerts' });
    expect(after?.['consent_at']).not.toEqual(before?.['consent_at']);
  });

  it('also changes the alerts of an account', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({ subscriptionStatus: true }, cookies);
    const own = String((await tests.stored(user))?.['id']);
    const answer = await tests.byLink('PATCH', own, '', { payload: { frequency: 'both' } });
    expect(answer.json()).toMatchObject({ hasAccount: true, frequency: 'both' });
    expect((await tests.get(cookies)).json()).toMatchObject({ frequency: 'both' });
  });

  it('rejects invalid changes and invalid links', async () => {
    const refused = await change({ interestedCategories: ['magia'] });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { interestedCategories: 'validation.categories' },
    ]);
    expect((await change({ pausedUntil: '2100-01-01' })).json().fields).toEqual({ pausedUntil: 'validation.date' });
    const response = await tests.byLink('PATCH', randomUUID(), '', { payload: { frequency: 'both' } });
    expect([response.statusCode, response.json().code]).toEqual([404, 'token_invalid']);
  });
});

describe('DELETE /api/newsletter/links/{token}/searches/{id}', () => {
  it('deletes a saved search of the subscriber', async () => {
    const { searches } = await shown();
    const path = `/searches/${searches[0].id}`;
    expect((await tests.byLink('DELETE', id, path)).json()).toMatchObject({ searches: [], subscriptionStatus: true });
    const again = await tests.byLink('DELETE', id, path);
    expect([again.statusCode, again.json().code]).toEqual([404, 'saved_search_not_found']);
  });

  it("does not delete another subscriber's search", async () => {
    const other = await tests.subscribed('rui@example.com');
    const { searches } = await shown();
    for (const search of [searches[0].id, 'x']) {
      const answer = await tests.byLink('DELETE', other, `/searches/${search}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'saved_search_not_found']);
    }
    expect((await shown()).searches).toHaveLength(1);
    const response = await tests.byLink('DELETE', randomUUID(), `/searches/${searches[0].id}`);
    expect(response.json().code).toBe('token_invalid');
  });
});
