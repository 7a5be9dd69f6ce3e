import { saveCategory } from '../../../test/factories/index.ts';
import { OwnDataSources } from '../users/index.ts';
import { consentText } from './subscription.policy.ts';
import { SubscriptionService } from './subscription.service.ts';
import { SubscriptionApi } from './testing/test-subscription.ts';

let tests: SubscriptionApi;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
afterAll(() => tests.api.close());

/** Default values of a subscription. */
const unchosen = { followsCategories: true, pausedUntil: null, searches: [], isConfirmed: true, isDeliverable: true };
const nothing = { ...unchosen, frequency: 'weekly', interestedCategories: [] };
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

describe('PATCH /api/newsletter/subscription', () => {
  it('requires a session', async () => {
    const answer = await tests.update({ subscriptionStatus: true });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('creates a missing subscription with its consent', async () => {
    const { user, cookies } = await tests.signIn({ email: 'Ines@example.com', language: 'en' });
    const { slug } = await saveCategory(tests.database);
    const changes = { subscriptionStatus: true, frequency: 'monthly', interestedCategories: [slug, slug] };
    const answer = await tests.update(changes, cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual({ ...unchosen, ...changes, interestedCategories: [slug] });
    expect(await tests.stored(user)).toMatchObject({
      email: 'ines@example.com',
      first_name: 'Ana',
      language: 'en',
      confirmed_at: expect.any(Date),
      consent_at: expect.any(Date),
      consent_text: consentText,
      consent_source: 'account',
      total_emails_sent: 0,
    });
  });

  it('does not subscribe without an explicit request', async () => {
    const { user, cookies } = await tests.signIn();
    const answer = await tests.update({ frequency: 'monthly' }, cookies);
    expect(answer.json()).toEqual({ ...nothing, subscriptionStatus: false, frequency: 'monthly' });
    expect(await tests.stored(user)).toMatchObject({ consent_at: null });
  });

  it('does not change absent fields', async () => {
    const { cookies } = await tests.signIn();
    const { slug } = await saveCategory(tests.database);
    const all = { subscriptionStatus: true, frequency: 'both', interestedCategories: [slug] };
    await tests.update(all, cookies);
    expect((await tests.update({}, cookies)).json()).toEqual({ ...unchosen, ...all });
    expect((await tests.update({ interestedCategories: [] }, cookies)).json()).toMatchObject({
      subscriptionStatus: true,
      frequency: 'both',
      interestedCategories: [],
    });
  });

  it('records a consent only when alerts are turned on', async () => {
    const { user, cookies } = await tests.signIn();
    const consents = [];
    for (const subscriptionStatus of [true, true, false, true]) {
      await tests.update({ subscriptionStatus }, cookies);
      consents.push((await tests.stored(user))?.['consent_at']);
    }
    const [first, unchanged, off, again] = consents;
    expect([unchanged, off]).toEqual([first, first]);
    expect(again).not.toEqual(first);
  });

  it('creates one subscription for concurrent calls', async () => {
    const { user, cookies } = await tests.signIn();
    const calls = Array.from({ length: 8 }, () => tests.update({ subscriptionStatus: true }, cookies));
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const rows = await tests.database.query('select id from subscribers where user_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
  });

  it('loses no concurrent change', async () => {
    const { cookies } = await tests.signIn();
    await tests.update({}, cookies);
    await Promise.all([
      tests.update({ subscriptionStatus: true }, cookies),
      tests.update({ frequency: 'both' }, cookies),
    ]);
    expect((await tests.get(cookies)).json()).toMatchObject({ subscriptionStatus: true, frequency: 'both' });
  });

  it('rejects an unknown category, and changes nothing', async () => {
    const { cookies } = await tests.signIn();
    const { slug } = await saveCategory(tests.database);
    const answer = await tests.update({ frequency: 'both', interestedCategories: [slug, 'magia'] }, cookies);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { interestedCategories: 'validation.categories' }]);
    expect((await tests.get(cookies)).statusCode).toBe(404);
  });

  it.each([
    ['subscriptionStatus', 'talvez'],
    ['frequency', 'daily'],
    ['frequency', 7],
    ['interestedCategories', 'saude'],
    ['interestedCategories', ['a'.repeat(101)]],
    ['interestedCategories', Array(101).fill('saude')],
    ['followsCategories', 'talvez'],
    ['pausedUntil', 'amanhã'],
  ])('rejects %s with %j', async (field, value) => {
    const { cookies } = await tests.signIn();
    const answer = await tests.update({ [field]: value }, cookies);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  });

  it('sets a pause, and ends it', async () => {
    const { user, cookies } = await tests.signIn();
    const pausedUntil = inDays(30);
    const answer = await tests.update({ pausedUntil, followsCategories: false }, cookies);
    expect(answer.json()).toMatchObject({ pausedUntil, followsCategories: false, subscriptionStatus: false });
    expect((await tests.update({ frequency: 'both' }, cookies)).json()).toMatchObject({ pausedUntil });
    expect((await tests.update({ pausedUntil: null }, cookies)).json()).toMatchObject({ pausedUntil: null });
    await tests.update({ pausedUntil }, cookies);
    expect((await tests.update({ pausedUntil: inDays(-1) }, cookies)).json()).toMatchObject({ pausedUntil: null });
    expect(await tests.stored(user)).toMatchObject({ paused_until: null });
  });

  it('returns no pause if it has ended', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({ pausedUntil: inDays(1) }, cookies);
    await tests.database.query(`update subscribers set paused_until = now() - interval '1 s' where user_id = $1`, [
      user.id,
    ]);
    expect((await tests.get(cookies)).json()).toMatchObject({ pausedUntil: null });
  });

  it('rejects a pause of more than a year', async () => {
    const { cookies } = await tests.signIn();
    expect((await tests.update({ pausedUntil: inDays(365).slice(0, 10) }, cookies)).statusCode).toBe(200);
    const answer = await tests.update({ pausedUntil: inDays(367) }, cookies);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { pausedUntil: 'validation.date' }]);
  });

  it('suppresses the address when alerts are turned off, and lifts the suppression when they are turned on', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({ subscriptionStatus: true }, cookies);
    await tests.update({ subscriptionStatus: false }, cookies);
    expect(await tests.reasonOf(user.email)).toBe('unsubscribed');
    await tests.update({ frequency: 'both' }, cookies);
    expect(await tests.reasonOf(user.email)).toBe('unsubscribed');
    await tests.update({ subscriptionStatus: true }, cookies);
    expect(await tests.reasonOf(user.email)).toBeNull();
  });

  it('does not change the suppression of an unverified address', async () => {
    const { user, cookies } = await tests.signIn({ is_verified: false });
    await tests.update({ subscriptionStatus: true }, cookies);
    await tests.update({ subscriptionStatus: false }, cookies);
    expect(await tests.reasonOf(user.email)).toBeNull();
    await tests.suppression.suppress(user.email, 'unsubscribed');
    await tests.update({ subscriptionStatus: true }, cookies);
    expect(await tests.reasonOf(user.email)).toBe('unsubscribed');
  });

  it('returns isDeliverable false after a bounce, and does not lift the suppression', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({ subscriptionStatus: true }, cookies);
    await tests.suppression.suppress(user.email, 'hard_bounce');
    const answer = await tests.update({ subscriptionStatus: true }, cookies);
    expect(answer.json()).toMatchObject({ subscriptionStatus: true, isDeliverable: false });
    expect(await tests.reasonOf(user.email)).toBe('hard_bounce');
  });

  it("adopts a visitor's subscription once the address is linked", async () => {
    const [proved, not] = [
      await tests.signIn({ address_linked_at: new Date() }),
      await tests.signIn({ is_verified: false }),
    ];
    for (const { user } of [proved, not]) await tests.saveUnowned(user.email, { frequency: 'both' });
    expect((await tests.update({}, proved.cookies)).json()).toMatchObject({
      subscriptionStatus: true,
      frequency: 'both',
    });
    expect((await tests.update({ subscriptionStatus: false }, not.cookies)).statusCode).toBe(404);
    expect(await tests.stored(not.user)).toBeUndefined();
  });

  it("uses the account's current address, not that of the session", async () => {
    const { user } = await tests.signIn();
    const asRead = await tests.user(user);
    const update = () => tests.api.app.get(SubscriptionService).update(asRead, { subscriptionStatus: true });
    await tests.database.query('update users set email = $2 where id = $1', [user.id, `novo-${user.email}`]);
    await update();
    expect(await tests.stored(user)).toMatchObject({ email: `novo-${user.email}` });
    await tests.database.query('delete from users where id = $1', [user.id]);
    await expect(update()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('is included in exports, and deleted with the account', async () => {
    const { user, cookies } = await tests.signIn({ address_linked_at: new Date() });
    await tests.saveSearch('keyword=x', cookies);
    await tests.requestAlerts({ email: user.email });
    await tests.suppression.suppress(user.email, 'soft_bounces');
    const collect = new Map(tests.api.app.get(OwnDataSources).all()).get('job-alerts');
    const own = await collect?.(user.id);
    expect(own).toMatchObject({
      records: {
        subscription: { email: user.email, consentText },
        searches: [{ query: 'keyword=x' }],
        requests: [{ email: user.email, confirmedAt: null }],
        suppression: { reason: 'soft_bounces' },
      },
      files: [],
    });
    expect(JSON.stringify(own)).not.toContain('addressHash');
    await tests.database.query('delete from users where id = $1', [user.id]);
    expect(await tests.stored(user)).toBeUndefined();
  });

  it('exports no data of an address that is not linked', async () => {
    const { user } = await tests.signIn();
    await tests.requestAlerts({ email: user.email });
    await tests.suppression.suppress(user.email, 'complaint');
    const collect = new Map(tests.api.app.get(OwnDataSources).all()).get('job-alerts');
    const records = { subscription: null, searches: [], requests: [], suppression: null };
    expect(await collect?.(user.id)).toEqual({ records, files: [] });
  });
});
