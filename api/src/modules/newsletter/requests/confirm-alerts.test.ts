import type { LinkedSubscription } from 'shared-contracts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { saveCategory } from '../../../../test/factories/index.ts';
import { UsersRepository } from '../../users/index.ts';
import { consentText } from '../subscription.policy.ts';
import { SubscriptionApi } from '../testing/test-subscription.ts';

const email = 'ana@example.com';
const search = 'keyword=enfermeira&location=Porto';

let tests: SubscriptionApi;
let slugs: string[];
beforeAll(async () => {
  tests = await SubscriptionApi.start();
  slugs = [(await saveCategory(tests.database)).slug, (await saveCategory(tests.database)).slug];
});
beforeEach(() => emptyTables(tests.database, 'alert_requests, subscribers, suppressed_addresses, soft_bounces, mails'));
afterAll(() => tests.api.close());

async function requestAlerts(signup: object = {}, address = email): Promise<string> {
  expect((await tests.requestAlerts({ email: address, ...signup })).status).toBe(200);
  return (await tests.requestsOf(address)).at(-1)!;
}

async function confirmed(signup: object = {}, address = email): Promise<LinkedSubscription> {
  const answer = await tests.confirm(await requestAlerts(signup, address));
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('POST /api/newsletter/confirmations/{token}', () => {
  it('creates the requested subscription, with the consent', async () => {
    const id = await requestAlerts({
      firstName: 'Ana',
      frequency: 'both',
      interestedCategories: [slugs[0]],
      search,
      language: 'en',
    });
    const answer = await tests.confirm(id);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual({
      email: 'a…a@example.com',
      subscriptionStatus: true,
      frequency: 'both',
      interestedCategories: [slugs[0]],
      followsCategories: true,
      pausedUntil: null,
      searches: [{ id: expect.any(String), query: search, places: [], createdAt: expect.any(String) }],
      isConfirmed: true,
      hasAccount: false,
    });
    expect(await tests.storedOf(email)).toMatchObject({
      user_id: null,
      first_name: 'Ana',
      language: 'en',
      confirmed_at: expect.any(Date),
      consent_at: expect.any(Date),
      consent_text: consentText,
      consent_source: 'alerts',
      address_hash: expect.any(Buffer),
    });
  });

  it.each([
    [{}, { followsCategories: true, interestedCategories: [], searches: [] }],
    [{ search }, { followsCategories: false, interestedCategories: [], searches: [{ query: search, places: [] }] }],
  ])('with the request %j creates %j', async (signup, expected) => {
    expect(await confirmed(signup)).toMatchObject(expected);
  });

  it('omits deleted categories, and does not subscribe to every category instead', async () => {
    const { slug } = await saveCategory(tests.database);
    const id = await requestAlerts({ interestedCategories: [slug] });
    await tests.database.query('delete from categories where slug = $1', [slug]);
    expect((await tests.confirm(id)).json()).toMatchObject({ interestedCategories: [], followsCategories: false });
  });

  it('is idempotent, also for concurrent calls', async () => {
    const id = await requestAlerts({ search });
    const answers = await Promise.all([tests.confirm(id), tests.confirm(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const before = await tests.storedOf(email);
    await tests.byLink('PATCH', String(before?.['id']), '', { payload: { frequency: 'monthly' } });
    const again = await tests.confirm(id);
    expect(again.json()).toMatchObject({ frequency: 'monthly', searches: [{ query: search, places: [] }] });
    expect(await tests.storedOf(email)).toMatchObject({ consent_at: before?.['consent_at'] });
  });

  it('creates one subscription for two requests confirmed concurrently', async () => {
    const ids = [await requestAlerts({ search }), await requestAlerts({ search: 'keyword=x' })];
    const answers = await Promise.all(ids.map((id) => tests.confirm(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const rows = await tests.database.query<object[]>('select from subscribers');
    const saved = await tests.database.query<object[]>('select from saved_searches');
    expect([rows.length, saved.length]).toEqual([1, 2]);
  });

  it('rejects invalid and expired links', async () => {
    const id = await requestAlerts();
    const wrong = await tests.call('POST', `/api/newsletter/confirmations/${tests.links.token(id)}`);
    expect([wrong.statusCode, wrong.json().code]).toEqual([404, 'token_invalid']);
    await tests.database.query(`update alert_requests set requested_at = now() - interval '7 days 1 second'`);
    const late = await tests.confirm(id);
    expect([late.statusCode, late.json().code]).toEqual([410, 'token_expired']);
    await tests.database.query('delete from alert_requests');
    expect((await tests.confirm(id)).statusCode).toBe(410);
    expect(await tests.storedOf(email)).toBeUndefined();
  });

  it('returns a confirmed subscription after the link has expired', async () => {
    const id = await requestAlerts();
    await tests.confirm(id);
    await tests.database.query(`update alert_requests set requested_at = now() - interval '8 days'`);
    expect((await tests.confirm(id)).statusCode).toBe(200);
    await tests.database.query('delete from subscribers');
    expect((await tests.confirm(id)).json().code).toBe('token_expired');
  });

  it('returns 410 after the alerts were turned off', async () => {
    const id = await requestAlerts();
    await tests.confirm(id);
    await tests.database.query('update subscribers set subscription_status = false');
    const again = await tests.confirm(id);
    expect([again.statusCode, again.json().code]).toEqual([410, 'token_expired']);
    expect(await tests.storedOf(email)).toMatchObject({ subscription_status: false });
  });

  it('lifts any suppression of the address', async () => {
    for (const mail of ['a', 'b', 'c']) await tests.suppression.recordSoftBounce(email, mail);
    await tests.suppression.suppress(email, 'hard_bounce');
    await confirmed();
    expect(await tests.reasonOf(email)).toBeNull();
    await tests.suppression.recordSoftBounce(email, 'd');
    expect(await tests.reasonOf(email)).toBeNull();
  });
});

describe('a confirmation for an existing subscription', () => {
  it.each([
    ['adds a category', { interestedCategories: 0 }, { interestedCategories: 1 }, { interestedCategories: [0, 1] }],
    ['does not narrow a subscription to every category', {}, { interestedCategories: 1 }, { interestedCategories: [] }],
    ['extends to every category', { interestedCategories: 0 }, {}, { interestedCategories: [] }],
    ['adds categories to a search', { search }, { interestedCategories: 1 }, { interestedCategories: [1] }],
  ])('%s', async (_, first, second, expected) => {
    const named = (given: { interestedCategories?: number; search?: string }) => ({
      ...given,
      ...(given.interestedCategories !== undefined && { interestedCategories: [slugs[given.interestedCategories]] }),
    });
    await confirmed(named(first));
    const interestedCategories = expected.interestedCategories.map((index) => slugs[index]);
    expect(await confirmed(named(second))).toMatchObject({ followsCategories: true, interestedCategories });
  });

  it('adds a search, and keeps consent and categories', async () => {
    await confirmed({ interestedCategories: [slugs[0]] });
    const before = await tests.storedOf(email);
    const after = await confirmed({ search, frequency: 'monthly' });
    expect(after).toMatchObject({
      interestedCategories: [slugs[0]],
      followsCategories: true,
      frequency: 'monthly',
      searches: [{ query: search, places: [] }],
    });
    expect(await tests.storedOf(email)).toMatchObject({ consent_at: before?.['consent_at'] });
  });

  it('does not exceed the limit of saved searches', async () => {
    const id = await tests.subscribed(email);
    await tests.database.query(
      `insert into saved_searches (id, subscriber_id, query) select gen_random_uuid(), $1, 'keyword=' || n from generate_series(1, 20) n`,
      [id],
    );
    const { searches } = await confirmed({ search });
    expect(searches.map(({ query }) => query)).not.toContain(search);
    expect(searches).toHaveLength(20);
  });

  it('replaces the preferences if alerts were off, with a new consent', async () => {
    const id = await tests.subscribed(email, { interestedCategories: [slugs[0]] });
    await tests.byLink('PATCH', id, '', { payload: { pausedUntil: new Date(Date.now() + 86_400_000) } });
    await tests.byLink('POST', id, '/unsubscribe');
    const before = await tests.storedOf(email);
    expect(await confirmed({ interestedCategories: [slugs[1]] })).toMatchObject({
      subscriptionStatus: true,
      interestedCategories: [slugs[1]],
      pausedUntil: null,
    });
    expect(await tests.reasonOf(email)).toBeNull();
    expect((await tests.storedOf(email))?.['consent_at']).not.toEqual(before?.['consent_at']);
  });

  it('uses the language and name of the latest request', async () => {
    await confirmed({ firstName: 'Ana', language: 'pt' });
    await confirmed({ language: 'en' });
    expect(await tests.storedOf(email)).toMatchObject({ first_name: 'Ana', language: 'en' });
  });
});

describe('a confirmation for an address with an account', () => {
  const linked = { address_linked_at: new Date() };

  it('adds the alerts to a linked account', async () => {
    const { user, cookies } = await tests.signIn({ ...linked, email: 'Ines@example.com', language: 'en' });
    expect(await confirmed({ firstName: 'Outra', search }, 'ines@example.com')).toMatchObject({ hasAccount: true });
    expect(await tests.stored(user)).toMatchObject({ first_name: 'Ana', language: 'en', email: 'ines@example.com' });
    expect((await tests.get(cookies)).json()).toMatchObject({
      searches: [{ query: search, places: [] }],
      followsCategories: false,
    });
  });

  it('keeps the preferences of the account and adds the search', async () => {
    const { user, cookies } = await tests.signIn(linked);
    await tests.update({ subscriptionStatus: true, interestedCategories: [slugs[0]] }, cookies);
    await confirmed({ search }, user.email);
    expect((await tests.get(cookies)).json()).toMatchObject({
      interestedCategories: [slugs[0]],
      searches: [{ query: search, places: [] }],
    });
  });

  it("merges a visitor's subscription of the address into the linked account", async () => {
    const { user, cookies } = await tests.signIn(linked);
    await tests.saveUnowned(user.email, { frequency: 'both' });
    expect(await confirmed({ search, frequency: 'both' }, user.email)).toMatchObject({ hasAccount: true });
    expect((await tests.get(cookies)).json()).toMatchObject({
      searches: [{ query: search, places: [] }],
      followsCategories: true,
    });
  });

  it("adds to the account's subscription at its former address", async () => {
    const { user, cookies } = await tests.signIn(linked);
    await tests.saveSearch('keyword=a', cookies);
    const address = `nova-${user.email}`;
    await tests.subscribed(address, { search: 'keyword=b' });
    await tests.database.query('update users set email = $2 where id = $1', [user.id, address]);
    await confirmed({ search }, address);
    expect((await tests.get(cookies)).json()).toMatchObject({
      searches: [{ query: 'keyword=a' }, { query: 'keyword=b' }, { query: search, places: [] }],
    });
    expect(await tests.stored(user)).toMatchObject({ email: address });
  });

  it('returns 409 address_link_required for a verified account that is not linked, and changes nothing', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({ subscriptionStatus: true }, cookies);
    const answer = await tests.confirm(await requestAlerts({ search }, user.email));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'address_link_required']);
    expect((await tests.get(cookies)).json()).toMatchObject({ subscriptionStatus: true, searches: [] });
  });

  it("keeps a visitor's subscription separate from a verified account without one", async () => {
    const { user, cookies } = await tests.signIn();
    expect(await confirmed({ search }, user.email)).toMatchObject({ hasAccount: false });
    expect((await tests.get(cookies)).statusCode).toBe(404);
    expect((await tests.update({ subscriptionStatus: true }, cookies)).json().code).toBe('address_link_required');
  });

  it('creates a separate subscription if the account has not verified the address', async () => {
    const { user, cookies } = await tests.signIn({ is_verified: false });
    await tests.saveSearch('keyword=magia', cookies);
    const answer = await confirmed({ search }, user.email);
    expect(answer).toMatchObject({ hasAccount: false, searches: [{ query: search, places: [] }] });
    expect((await tests.get(cookies)).statusCode).toBe(404);
    expect((await tests.saveSearch('keyword=magia', cookies)).statusCode).toBe(404);
  });

  it('leaves no subscription if the account is erased concurrently', async () => {
    for (let run = 0; run < 5; run++) {
      // The request belongs to the account: without a link it would remain after the erasure.
      const { user } = await tests.signIn({ address_linked_at: new Date() });
      const id = await requestAlerts({ search }, user.email);
      const erase = tests.database.transaction(async (manager) => {
        await tests.api.app.get(UsersRepository).lock(user.id, manager);
        await manager.query('delete from alert_requests where lower(email) = lower($1)', [user.email]);
        await manager.query('delete from users where id = $1', [user.id]);
      });
      const [answer] = await Promise.all([tests.confirm(id), erase]);
      expect([200, 410]).toContain(answer.statusCode);
      expect(await tests.storedOf(user.email)).toBeUndefined();
    }
  });
});
